import type { ReferencePage } from '../content/types.js';
import type { EntryList, ReferenceEntry } from '../sources/typedoc/model.js';
import { message } from '../util/messages.js';
import type { SiteModel } from './site.js';

interface Input {
  entry: ReferenceEntry;
  messages: SiteModel['messages'];
}

interface Heading {
  id: string;
  level: number;
  text: string;
}

/** The headings of a page of the reference, in the order in which the theme writes them. */
export function referenceHeadings({ entry, messages }: Input): Heading[] {
  const { signatures, groups, lists } = entry;
  const [first] = signatures;
  const own: Heading[] =
    signatures.length > 1
      ? signatures.map((_, index) => ({
          id: `overload-${index + 1}`,
          level: 2,
          text: message({ messages, id: 'theme.reference.overload', values: { number: `${index + 1}` } }),
        }))
      : (first?.sections ?? []).map((kind) => ({
          id: kind,
          level: 2,
          text: message({ messages, id: `theme.reference.${kind}` }),
        }));
  const members = groups.flatMap(({ kind, members: all }): Heading[] => [
    { id: kind, level: 2, text: message({ messages, id: `theme.reference.${kind}` }) },
    ...all.map(({ id, title }) => ({ id, level: 3, text: title })),
  ]);
  return [...own, ...members, ...lists.map((list) => listHeading({ list, messages }))];
}

function listHeading({ list, messages }: { list: EntryList; messages: Input['messages'] }): Heading {
  const { heading, id } = list;
  const text =
    'kind' in heading ? message({ messages, id: `theme.reference.${heading.kind}` }) : heading.name;
  return { id, level: 2, text };
}

/** `Class Lamp`: a module and its class may share a name. */
export function referenceTitle({ entry, messages }: Input): string {
  const kind = message({ messages, id: `theme.reference.kind.${entry.kind}` });
  if (entry.kind === 'modules') return kind;
  return entry.kind === 'package' ? entry.name : `${kind} ${entry.name}`;
}

/** The sidebar of a page of the reference is that of the last version of the documents beside it. */
export function sidebarKeyOf({ page, site }: { page: Pick<ReferencePage, 'sidebar'>; site: SiteModel }) {
  const { source, id } = page.sidebar;
  const version = site.versions.get(source)?.find(({ isLast }) => isLast)?.name ?? 'current';
  return { source, version, id };
}
