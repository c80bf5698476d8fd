import { useEffect, useRef, useState } from 'react';
import { createModuleLoader } from '../../../util/lazy-module.js';
import type { SearchEngine } from './engine.js';
import { loadEngine } from './engine.js';
import type { SearchResults } from './results.js';

export type SearchState =
  | { kind: 'empty' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'found'; query: string; results: SearchResults };

interface Input {
  query: string;
  /** Empty: all of them. */
  source: string;
  limit: number;
  /** The index is fetched from here on. */
  active: boolean;
}

/** One object: what is shown again is no change, and takes away no option that the reader has chosen meanwhile. */
const empty: SearchState = { kind: 'empty' };
/** Letters that come faster than this are one search; the first after a pause waits for nothing. */
const pause = 30;
/** What is here sooner needs no word about waiting. */
const patience = 250;

/** Searches while the reader types; an answer that comes too late is dropped. */
export function useSearch({ query, source, limit, active }: Input): {
  state: SearchState;
  sources: readonly string[];
  retry: () => void;
} {
  const [state, setState] = useState<SearchState>(empty);
  const [sources, setSources] = useState<readonly string[]>([]);
  const [retries, setRetries] = useState(0);
  const engine = useRef<Promise<SearchEngine>>(undefined);
  const [loadModule] = useState(createModuleLoader);
  const lastChange = useRef(Number.NEGATIVE_INFINITY);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the reader's Retry runs it again.
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
      const loading = engine.current ?? loadEngine({ loadModule });
      engine.current = loading;
      try {
        const loaded = await loading;
        if (!current) return;
        show(await answer({ loaded, query: wanted, source, limit }));
        // Not before the first answer: its words may need more lines than those about waiting, and would push the filter.
        if (current) setSources(loaded.sources);
      } catch (error) {
        // Typing on, or Retry, asks again.
        if (engine.current === loading) engine.current = undefined;
        if (current) console.warn('The search index could not be loaded.', error);
        show({ kind: 'failed' });
      }
    };
    if (wanted === '') show(empty);
    const now = performance.now();
    const timer = setTimeout(() => void run(), now - lastChange.current < pause ? pause : 0);
    lastChange.current = now;
    return () => {
      current = false;
      clearTimeout(timer);
      clearTimeout(waiting);
    };
  }, [active, query, source, limit, retries]);

  return { state, sources, retry: () => setRetries((count) => count + 1) };
}

async function answer({
  loaded,
  ...input
}: Omit<Input, 'active'> & { loaded: SearchEngine }): Promise<SearchState> {
  if (input.query === '') return empty;
  return { kind: 'found', query: input.query, results: await loaded.search(input) };
}
