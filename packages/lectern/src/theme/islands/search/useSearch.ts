import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SearchManifest } from '../../../build/search/index.js';
import type { SearchPlan } from '../../../model/search-plan.js';
import { createModuleLoader } from '../../../util/lazy-module.js';
import type { SearchResults } from './engine.js';
import { createIndexSession } from './index-session.js';
import { nextFrame } from './next-frame.js';

export type SearchState =
  | { kind: 'empty' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'found'; query: string; filter: string | undefined; results: SearchResults };

interface Input {
  query: string;
  filter: string | undefined;
  path: string;
  sourcesOf: (plan: SearchPlan) => readonly string[];
  limit: number;
  active: boolean;
  visit: unknown;
}

/** Setting the same object again isn't a state change. A new object would reset the active option. */
const empty: SearchState = { kind: 'empty' };
/** Milliseconds without results before a loading message appears. */
const patience = 250;

export function useSearch({ query, filter, path, sourcesOf, limit, active, visit }: Input): {
  state: SearchState;
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: Retry and a new visit run the effect again.
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
        // Show the filters together with the first result, because a longer status text would move the filters.
        const showPlan = (manifest: SearchManifest): void => {
          if (current) setPlan(manifest);
        };
        // Let the browser show the typed letter first, because searching may take longer than a frame.
        if (wanted !== '') await nextFrame();
        if (!current) return;
        const opened = await session.open({ isNewVisit });
        if (wanted === '') {
          showPlan(opened);
          await session.engine();
          show(empty);
          return;
        }
        const { manifest, results } = await session.search((index) => ({
          query: wanted,
          sources: sourcesOf(index.manifest),
          limit,
          onFirst: async (first) => {
            if (!current || hasResults.current) return;
            flushSync(() => {
              show({ kind: 'found', query: wanted, filter, results: first });
              showPlan(index.manifest);
            });
            await nextFrame();
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
