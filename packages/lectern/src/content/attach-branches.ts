import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';
import { didYouMean } from '../diagnostics/nearest.js';
import type { SidebarBranch, SidebarNode } from './sidebar-types.js';
import type { SourceContent } from './types.js';

export function attachBranches(contents: readonly SourceContent[]): SourceContent[] {
  const branches = contents.flatMap(({ branches: own = [] }) => own);
  if (branches.length === 0) return [...contents];
  const diagnostics = branches.flatMap((branch) => unknownSidebar({ branch, contents }));
  return contents.map((content, index) => ({
    ...content,
    sidebars: content.sidebars.map((sidebar) => {
      // Branches come from plug-ins that document the current code, so only the latest version gets them.
      const version = content.versions.find(({ isLast }) => isLast)?.name ?? 'current';
      if (sidebar.version !== version) return sidebar;
      const own = branches.filter(({ source, id }) => source === sidebar.source && id === sidebar.id);
      if (own.length === 0) return sidebar;
      return { ...sidebar, items: withBranches({ items: sidebar.items, branches: own }) };
    }),
    diagnostics: index === 0 ? [...content.diagnostics, ...diagnostics] : content.diagnostics,
  }));
}

function withBranches({
  items,
  branches,
}: {
  items: readonly SidebarNode[];
  branches: readonly SidebarBranch[];
}): SidebarNode[] {
  const all = [...items];
  for (const { position, node } of branches) if (position === undefined) all.push(node);
  // Inserting the last branch first keeps the order of branches with the same position.
  for (const { position, node } of branches.toReversed())
    if (position !== undefined) all.splice(position - 1, 0, node);
  return all;
}

function unknownSidebar({
  branch,
  contents,
}: {
  branch: SidebarBranch;
  contents: readonly SourceContent[];
}): Diagnostic[] {
  const content = contents.find(({ id }) => id === branch.source);
  const known = (content?.sidebars ?? []).map(({ id }) => id);
  if (known.includes(branch.id)) return [];
  const isSource = content !== undefined;
  return [
    problem({
      code: 'unknown-sidebar-id',
      message: isSource
        ? `The source "${branch.from}" adds itself to the sidebar "${branch.id}", which the source "${branch.source}" does not have.${didYouMean({ found: branch.id, known })}`
        : `The source "${branch.from}" adds itself to a sidebar of the source "${branch.source}", but that source does not exist.${didYouMean({ found: branch.source, known: contents.map(({ id }) => id) })}`,
      hint: isSource
        ? `Known sidebars: ${known.join(', ') || 'none'}.`
        : `Correct \`sidebar.source\` in the configuration of the source "${branch.from}".`,
    }),
  ];
}
