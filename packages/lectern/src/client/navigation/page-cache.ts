interface Entry<T> {
  value: T;
  /** The number of characters; 0 until the page has loaded. */
  size: number;
  since: number;
}

interface Options {
  maxEntries?: number;
  /** The maximum number of characters in all pages together. */
  maxSize?: number;
  /** In milliseconds. */
  maxAge?: number;
  now?: () => number;
}

export interface PageCache<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
  measure(key: string, value: T, size: number): void;
  delete(key: string): void;
  clear(): void;
}

export function createPageCache<T>({
  maxEntries = 10_000,
  maxSize = 4_000_000,
  maxAge = 300_000,
  now = Date.now,
}: Options = {}): PageCache<T> {
  const entries = new Map<string, Entry<T>>();
  let total = 0;

  const remove = (key: string): void => {
    total -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };
  const shrink = (): void => {
    for (const key of entries.keys()) {
      // Keep the latest page even if it exceeds the maximum size, because the reader is about to see it.
      if ((entries.size <= maxEntries && total <= maxSize) || entries.size === 1) return;
      remove(key);
    }
  };

  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      if (now() - entry.since > maxAge) {
        total -= entry.size;
        return undefined;
      }
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value) {
      remove(key);
      entries.set(key, { value, size: 0, since: now() });
      shrink();
    },
    measure(key, value, size) {
      const entry = entries.get(key);
      if (entry?.value !== value) return;
      total += size - entry.size;
      entry.size = size;
      shrink();
    },
    delete: remove,
    clear() {
      entries.clear();
      total = 0;
    },
  };
}
