import type { ReferencePage } from '../../content/types.js';
import { plainText } from './doc-plain-text.js';
import type { PlacedEntry } from './entries.js';

/** The page of an entry. */
export function referencePage({
  placed,
  source,
  sidebar,
  fileOf,
}: {
  placed: PlacedEntry;
  source: string;
  sidebar: { source: string; sidebarId: string };
  fileOf: (file: string) => string;
}): ReferencePage {
  const { entry, route } = placed;
  return {
    kind: 'reference',
    source,
    route,
    title: entry.name,
    description: description(placed),
    file: fileOf(entry.source?.file ?? 'package.json'),
    sidebar: { source: sidebar.source, id: sidebar.sidebarId },
    editUrl: entry.source?.url,
    entry,
  };
}

/** For search engines: what the comment says, else what the page is. */
function description({ entry }: PlacedEntry): string {
  const summary = entry.signatures.find((doc) => doc.summary !== undefined)?.summary;
  if (summary !== undefined) return plainText(summary);
  const { name, description: about } = entry.package;
  if (entry.kind === 'package' && about !== undefined) return about;
  if (entry.kind === 'modules') return `All modules of ${name} and what they export.`;
  const where = entry.module === undefined ? '' : ` in the module ${entry.module.name}`;
  return `The ${entry.kind.replace('-', ' ')} ${entry.name}${where} of ${name}.`;
}
