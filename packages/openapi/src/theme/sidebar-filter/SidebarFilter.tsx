'use client';

import type { ReactNode } from 'react';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { filterMessages } from '../../model/island-messages.js';
import type { OperationGroup } from './all-operations.js';
import { fetchOperations, matchingGroups } from './all-operations.js';
import { FoundOperations } from './FoundOperations.js';
import { matcher } from './matcher.js';
import { showAll, showMatches } from './shown-entries.js';

export const hydrate = 'intent';

interface Props {
  /** The translated messages; undefined if all messages are in English. */
  messages?: Readonly<Record<keyof typeof filterMessages, string>> | undefined;
  /** The URL of the page that lists every operation. Undefined if the whole document is on one page. */
  all?: string;
  schemas?: string;
}

export function SidebarFilter({ messages = filterMessages, all, schemas }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [count, setCount] = useState(0);
  // Incremented when navigation replaces the sidebar's entries, so the filter is applied again.
  const [page, setPage] = useState(0);
  const isActive = query.trim() !== '';
  const { groups, state } = useOperations({ all, schemas, isActive });
  const deferred = useDeferredValue(query);
  const found = isActive && groups !== undefined ? matchingGroups({ groups, query: deferred }) : [];

  useEffect(() => {
    const next = (): void => setPage((number) => number + 1);
    addEventListener('lectern:page', next);
    return () => removeEventListener('lectern:page', next);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entries change with the page.
  useEffect(() => {
    const sidebar = root.current?.closest('.sidebar');
    if (!sidebar) return;
    showAll(sidebar);
    if (query.trim() !== '')
      setCount(showMatches({ sidebar, matches: matcher(query), onlyTop: groups !== undefined }));
  }, [query, groups, page]);

  const total = count + found.reduce((sum, { operations }) => sum + operations.length, 0);
  const said = state === 'ready' ? messages.found : messages[state];
  return (
    <>
      <div className="api-filter" ref={root}>
        <label>
          {messages.label}
          <input
            type="search"
            autoComplete="off"
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
        </label>
        <p role="status">{isActive ? said.replace('{number}', String(total)) : ''}</p>
      </div>
      {found.length === 0 ? null : <FoundOperations groups={found} />}
    </>
  );
}

interface Operations {
  groups: readonly OperationGroup[] | undefined;
  state: 'ready' | 'loading' | 'failed';
}

function useOperations({
  all,
  schemas,
  isActive,
}: Pick<Props, 'all' | 'schemas'> & { isActive: boolean }): Operations {
  const [known, setKnown] = useState<{ all: string; groups?: OperationGroup[] }>();
  const isKnown = known?.all === all;
  useEffect(() => {
    if (all === undefined || !isActive || isKnown) return;
    let isOver = false;
    fetchOperations({ all, schemas })
      .then((groups) => !isOver && setKnown({ all, groups }))
      .catch((error: unknown) => {
        console.error('The list of all operations failed to load.', error);
        if (!isOver) setKnown({ all });
      });
    return () => {
      isOver = true;
    };
  }, [all, schemas, isActive, isKnown]);
  if (all === undefined) return { groups: undefined, state: 'ready' };
  if (!isKnown || known === undefined) return { groups: undefined, state: 'loading' };
  return { groups: known.groups, state: known.groups === undefined ? 'failed' : 'ready' };
}
