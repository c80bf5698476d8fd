import type { SidebarNode } from 'lectern/plugin';
import type { ApiOperation } from '../model/api-page.js';
import { introParts } from '../model/intro-sections.js';
import { methodClass } from '../model/method-class.js';
import type { PlacedPage } from './pages.js';

interface Options {
  pages: readonly PlacedPage[];
  collapsed: boolean;
}

export function apiSidebar({ pages, collapsed }: Options): SidebarNode[] {
  const [first] = pages;
  if (first === undefined) return [];
  const isSingle = first.page.kind === 'single';
  const start: SidebarNode = {
    kind: 'link',
    label: isSingle ? 'Introduction' : 'Overview',
    href: first.route,
    external: false,
  };
  const byTag = new Map<string, TagEntry>();
  for (const { route, page } of pages) {
    for (const { name, section, operations } of page.groups) {
      const known = byTag.get(name) ?? {
        section,
        href: page.kind === 'tag' ? route : undefined,
        operations: [],
      };
      byTag.set(name, { ...known, operations: [...known.operations, ...operations] });
    }
  }
  const tags = [...byTag].map(([label, { section, href, operations }]): SectionNode => {
    const items = operations.map(operationLink);
    // On a single page, all categories are open, because they contain links within the page.
    const node = { label, href, collapsible: true, collapsed: !isSingle && collapsed, items };
    return { section, node: { kind: 'category', ...node } };
  });
  return [start, ...introLinks(first), ...inSections(tags), ...schemasNode(pages)];
}

/** More headings would push the operations out of view. */
const mostHeadings = 12;

function introLinks({ route, page: { intro } }: PlacedPage): SidebarNode[] {
  const { sections } = introParts(intro?.description?.markdown ?? '');
  return sections
    .filter(({ depth }) => depth === 1)
    .slice(0, mostHeadings)
    .map(({ id, title }) => ({ kind: 'link', label: title, href: route, anchor: id, external: false }));
}

interface TagEntry {
  section: string | undefined;
  href: string | undefined;
  operations: ApiOperation[];
}

interface SectionNode {
  section: string | undefined;
  node: SidebarNode;
}

function inSections(tags: readonly SectionNode[]): SidebarNode[] {
  const names = [...new Set(tags.map(({ section }) => section))];
  return names.flatMap((name): SidebarNode[] => {
    const items = tags.filter(({ section }) => section === name).map(({ node }) => node);
    if (name === undefined) return items;
    return [{ kind: 'category', label: name, href: undefined, collapsible: false, collapsed: false, items }];
  });
}

function operationLink({ title, method, target, deprecated }: ApiOperation): SidebarNode {
  return {
    kind: 'link',
    label: title,
    badge: { text: method.toUpperCase(), className: methodClass(method) },
    href: target.route,
    anchor: target.anchor,
    external: false,
    ...(deprecated ? { className: 'sidebar-deprecated' } : {}),
  };
}

function schemasNode(pages: readonly PlacedPage[]): SidebarNode[] {
  const owner = pages.find(({ page }) => page.schemas.length > 0 || page.schemaIndex !== undefined);
  if (owner === undefined) return [];
  const { schemaIndex } = owner.page;
  if (schemaIndex !== undefined)
    return [
      {
        kind: 'category',
        label: owner.page.title,
        href: owner.route,
        collapsible: true,
        collapsed: true,
        items: schemaIndex.map(({ name, target }) => ({
          kind: 'link',
          label: name,
          href: target.route,
          external: false,
        })),
      },
    ];
  if (owner.page.kind === 'schemas')
    return [{ kind: 'link', label: owner.page.title, href: owner.route, external: false }];
  return [
    {
      kind: 'category',
      label: 'Schemas',
      collapsible: true,
      collapsed: true,
      items: owner.page.schemas.map(({ name, target }) => ({
        kind: 'link',
        label: name,
        href: target.route,
        anchor: target.anchor,
        external: false,
      })),
    },
  ];
}
