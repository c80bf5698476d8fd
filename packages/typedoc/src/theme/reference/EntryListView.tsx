import { BreakableName } from 'lectern/theme';
import type { ReactNode } from 'react';
import type { EntryList, ListedEntry } from '../../model/types.js';
import { useMessages } from '../useMessages.js';
import { useReference } from './context.js';
import { Heading } from './Heading.js';
import { Text } from './Text.js';

export function EntryListView({ list }: { list: EntryList }): ReactNode {
  const { href } = useReference();
  const t = useMessages();
  const { heading, id, entries } = list;
  const text = 'kind' in heading ? t(`theme.reference.${heading.kind}`) : heading.name;
  return (
    <>
      <Heading level={2} id={id} text={text}>
        {'kind' in heading ? undefined : <a href={href(heading)}>{text}</a>}
      </Heading>
      <Text text={list.summary} />
      {entries.length === 0 ? null : <Entries entries={entries} />}
    </>
  );
}

function Entries({ entries }: { entries: readonly ListedEntry[] }): ReactNode {
  const { href } = useReference();
  const t = useMessages();
  return (
    <dl className="ref-values ref-entries">
      {entries.map(({ name, kind, to, summary }) => (
        <div key={`${kind} ${name}`}>
          <dt>
            <a href={href(to)}>
              <BreakableName name={name} />
            </a>{' '}
            <span className="ref-badge">{t(`theme.reference.kind.${kind}`)}</span>
          </dt>
          {summary === undefined ? null : (
            <dd>
              <Text text={summary} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
