import { describe, expect, it } from 'vitest';
import { attachBranches } from './attach-branches.js';
import type { SidebarBranch, SidebarCategory, SidebarLink } from './sidebar-types.js';
import type { SourceContent } from './types.js';

const category: SidebarCategory = {
  kind: 'category',
  label: 'API',
  collapsible: true,
  collapsed: true,
  items: [],
};

function link(label: string): SidebarLink {
  return { kind: 'link', label, href: `/${label}`, external: false };
}

function content(fields: Partial<SourceContent> & { id: string }): SourceContent {
  return { pages: [], sidebars: [], versions: [], watch: [], diagnostics: [], ...fields };
}

function branch(fields: Partial<SidebarBranch> = {}): SourceContent {
  const own = { from: 'api', source: 'docs', id: 'defaultSidebar', node: category, ...fields };
  return content({ id: 'api', branches: [own] });
}

function docs(version = 'current'): SourceContent {
  return content({
    id: 'docs',
    sidebars: [{ id: 'defaultSidebar', source: 'docs', version, items: [link('a'), link('b')] }],
  });
}

function labels([first]: readonly SourceContent[]): string[] | undefined {
  return first?.sidebars[0]?.items.map((item) => (item.kind === 'html' ? '' : item.label));
}

describe('attachBranches', () => {
  it('puts a branch at its position, or at the end of the sidebar', () => {
    expect(labels(attachBranches([docs(), branch({ position: 2 })]))).toEqual(['a', 'API', 'b']);
    expect(labels(attachBranches([docs(), branch({ position: 9 })]))).toEqual(['a', 'b', 'API']);
    expect(labels(attachBranches([docs(), branch()]))).toEqual(['a', 'b', 'API']);
  });

  it('keeps the order of several branches, with and without positions', () => {
    const named = (label: string, position?: number) => branch({ position, node: { ...category, label } });
    const branches = [named('API 1'), named('First', 1), named('API 2'), named('Second', 1)];
    expect(labels(attachBranches([docs(), ...branches]))).toEqual([
      'First',
      'Second',
      'a',
      'b',
      'API 1',
      'API 2',
    ]);
  });

  it('does not change the sidebars of other versions', () => {
    expect(labels(attachBranches([docs('1.0'), branch()]))).toEqual(['a', 'b']);
  });

  it('reports an unknown sidebar or source, and suggests the nearest name', () => {
    const unknown = attachBranches([docs(), branch({ id: 'defaultSideba' })]);
    expect(unknown[0]?.diagnostics[0]?.message).toBe(
      'The source "api" adds itself to the sidebar "defaultSideba", which the source "docs" does not have. Did you mean "defaultSidebar"?',
    );
    const noSource = attachBranches([docs(), branch({ source: 'doc' })]);
    expect(noSource[0]?.diagnostics[0]?.message).toBe(
      'The source "api" adds itself to a sidebar of the source "doc", but that source does not exist. Did you mean "docs"?',
    );
  });
});
