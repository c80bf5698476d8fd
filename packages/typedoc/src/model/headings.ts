import type { PageHeading } from 'lectern/plugin';
import type { Say } from '../messages.js';
import type { EntryList, ReferenceEntry } from './types.js';

interface Input {
  entry: ReferenceEntry;
  say: Say;
}

export function referenceHeadings({ entry, say }: Input): PageHeading[] {
  const { signatures, groups, lists } = entry;
  const [first] = signatures;
  const own: PageHeading[] =
    signatures.length > 1
      ? signatures.map((_, index) => ({
          id: `overload-${index + 1}`,
          level: 2,
          text: say('theme.reference.overload', { number: `${index + 1}` }),
        }))
      : (first?.sections ?? []).map((kind) => ({
          id: kind,
          level: 2,
          text: say(`theme.reference.${kind}`),
        }));
  const members = groups.flatMap(({ kind, members: all }): PageHeading[] => [
    { id: kind, level: 2, text: say(`theme.reference.${kind}`) },
    ...all.map(({ id, title }) => ({ id, level: 3, text: title })),
  ]);
  return [...own, ...members, ...lists.map((list) => listHeading({ list, say }))];
}

function listHeading({ list, say }: { list: EntryList; say: Say }): PageHeading {
  const { heading, id } = list;
  const text = 'kind' in heading ? say(`theme.reference.${heading.kind}`) : heading.name;
  return { id, level: 2, text };
}

/** The title contains the kind, because a module and its class may share a name. */
export function referenceTitle({ entry, say }: Input): string {
  const kind = say(`theme.reference.kind.${entry.kind}`);
  if (entry.kind === 'modules') return kind;
  return entry.kind === 'package' ? entry.name : `${kind} ${entry.name}`;
}
