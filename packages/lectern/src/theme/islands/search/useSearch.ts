import { useEffect, useRef, useState } from 'react';
import type { SearchManifest } from '../../../build/search/index.js';
import type { SearchPlan } from '../../../model/search-plan.js';
import { createModuleLoader } from '../../../util/lazy-module.js';
import type { SearchResults } from './engine.js';
import { createIndexSession } from './index-session.js';

export type SearchState =
  | { kind: 'empty' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'found'; query: string; filter: string | undefined; results: SearchResults };

interface Input {
  query: string;
  /** ID of the selected filter; undefined: the scope of the page. */
  filter: string | undefined;
  /** Path of the page that the search was opened on, which determines the scope. */
  path: string;
  /** Labels of the sources to search. */
  sourcesOf: (plan: SearchPlan) => readonly string[];
  limit: number;
  /** Starts fetching the index. */
  active: boolean;
  /** Another value checks whether there is a newer index. */
  visit: unknown;
}

/**
 * A single object, so that showing the empty state again is not a change, and keeps the option that the reader has
 * chosen meanwhile.
 */
const empty: SearchState = { kind: 'empty' };
/** Results that arrive sooner need no loading message. */
const patience = 250;

/** Searches while the reader types; outdated results are dropped. */
export function useSearch({ query, filter, path, sourcesOf, limit, active, visit }: Input): {
  state: SearchState;
  /** Undefined until the index has loaded. */
  plan: SearchPlan | undefined;
  retry: () => void;
} {
  const [state, setState] = useState<SearchState>(empty);
  const [plan, setPlan] = useState<SearchPlan>();
  const [retries, setRetries] = useState(0);
  const [session] = useState(() =>
    createIndexSession({ language: () => document.documentElement.lang, loadModule: createModuleLoader() }),
  );
  const lastVisit = useRef(visit);
  const hasResults = useRef(false);
  hasResults.current = query.trim() !== '' && state.kind === 'found' && state.results.pages.length > 0;
  const retry = (): void => setRetries((count) => count + 1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the reader's Retry, and a new visit, run it again.
  useEffect(() => {
    if (!active) return undefined;
    const wanted = query.trim();
    let current = true;
    const waiting = setTimeout(() => {
      if (wanted !== '') setState((known) => (known.kind === 'found' ? known : { kind: 'loading' }));
    }, patience);
    const show = (next: SearchState): void => {
      if (!current) return;
      clearTimeout(waiting);
      setState(next);
    };
    const run = async (): Promise<void> => {
      const isNewVisit = lastVisit.current !== visit;
      lastVisit.current = visit;
      try {
        // Not before the first result: its text may need more lines than the loading message, and would move the filter.
        const showPlan = (manifest: SearchManifest): void => {
          if (current) setPlan(manifest);
        };
        if (wanted === '') {
          showPlan(await session.open({ isNewVisit }));
          await session.engine();
          show(empty);
          return;
        }
        if (isNewVisit) await session.open({ isNewVisit });
        const { manifest, results } = await session.search(({ manifest: opened }) => ({
          query: wanted,
          sources: sourcesOf(opened),
          limit,
          // Existing results are replaced all at once.
          onFirst: (first) => {
            if (current && !hasResults.current)
              show({ kind: 'found', query: wanted, filter, results: first });
          },
        }));
        show({ kind: 'found', query: wanted, filter, results });
        showPlan(manifest);
      } catch (error) {
        if (current) console.warn('The search index failed to load.', error);
        show({ kind: 'failed' });
      }
    };
    if (wanted === '') show(empty);
    // In the event of the key: if everything has been fetched, one frame shows the letter and its results.
    void run();
    return () => {
      current = false;
      clearTimeout(waiting);
    };
  }, [active, query, filter, path, limit, retries, visit]);

  const hasFailed = state.kind === 'failed';
  useEffect(() => {
    if (!hasFailed) return undefined;
    const onOnline = (): void => setRetries((count) => count + 1);
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [hasFailed]);

  return { state, plan, retry };
}
