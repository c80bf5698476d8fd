import type { GeneratedPage, PageSample, SearchName } from 'lectern/plugin';
import { referenceComponent } from '../components.js';
import type { Say } from '../messages.js';
import { referenceHeadings, referenceTitle } from '../model/headings.js';
import type { ReferenceEntry } from '../model/types.js';
import { plainText } from './doc-plain-text.js';
import type { PlacedEntry } from './entries.js';

interface Options {
  placed: PlacedEntry;
  source: string;
  sidebar: { source: string; sidebarId: string };
  samples: readonly PageSample[];
  fileOf: (file: string) => string;
  say: Say;
}

export function referencePage({ placed, source, sidebar, samples, fileOf, say }: Options): GeneratedPage {
  const { entry, route } = placed;
  return {
    kind: 'generated',
    source,
    route,
    title: referenceTitle({ entry, say }),
    showTitle: false,
    showsCards: false,
    description: description(placed),
    file: fileOf(entry.source?.file ?? 'package.json'),
    component: referenceComponent,
    props: { entry },
    rendersMarkdown: true,
    headings: referenceHeadings({ entry, say }),
    sidebar: { source: sidebar.source, id: sidebar.sidebarId },
    editUrl: entry.source?.url,
    searchNames: searchNames(entry),
    samples,
  };
}

function description({ entry }: PlacedEntry): string {
  const summary = entry.signatures.find((doc) => doc.summary !== undefined)?.summary;
  if (summary !== undefined) return plainText(summary);
  const { name, description: about } = entry.package;
  if (entry.kind === 'package') return about ?? `API reference for ${name}.`;
  if (entry.kind === 'modules') return `All modules in ${name}, with their exports.`;
  const where = entry.module === undefined ? '' : ` from the module ${entry.module.name}`;
  return `The ${entry.kind.replace('-', ' ')} ${entry.name}${where} in ${name}.`;
}

function searchNames({ name, groups }: ReferenceEntry): SearchName[] {
  const members = groups.flatMap((group) => group.members);
  return [{ name }, ...members.map(({ title, id }) => ({ name: title, id }))];
}
