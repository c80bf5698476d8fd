import type { Cache } from '../../cache/cache.js';

interface Options<Item, Result> {
  items: readonly Item[];
  cache: Cache;
  step: string;
  keyOf: (item: Item) => readonly unknown[];
  make: (items: Item[]) => Promise<Result[]>;
  /** A result that may differ in the next build must not be cached. */
  isCacheable: (result: Result) => boolean;
}

/**
 * Returns a result for each item. Results that aren't cached are computed in one batch, because starting a batch is
 * slow.
 */
export async function cachedResults<Item, Result>({
  items,
  cache,
  step,
  keyOf,
  make,
  isCacheable,
}: Options<Item, Result>): Promise<Map<Item, Result>> {
  const results = new Map<Item, Result>();
  const missing: Item[] = [];
  for (const item of items) {
    const cached = await read<Result>({ cache, step, key: keyOf(item) });
    if (cached === undefined) missing.push(item);
    else results.set(item, cached.result);
  }
  const made = missing.length === 0 ? [] : await make(missing);
  for (const [index, item] of missing.entries()) {
    const result = made[index] as Result;
    results.set(item, result);
    if (isCacheable(result)) await cache.get({ step, key: keyOf(item), make: async () => ({ result }) });
  }
  return results;
}

class NotKept extends Error {}

/**
 * The cache would store what its `make` callback returns, so the callback throws an error if the result isn't cached.
 */
async function read<Result>({
  cache,
  ...location
}: {
  cache: Cache;
  step: string;
  key: readonly unknown[];
}): Promise<{ result: Result } | undefined> {
  try {
    return await cache.get<{ result: Result }>({
      ...location,
      make: () => Promise.reject(new NotKept('Nothing is kept.')),
    });
  } catch (error) {
    if (error instanceof NotKept) return undefined;
    throw error;
  }
}
