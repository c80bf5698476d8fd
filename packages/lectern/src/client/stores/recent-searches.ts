import { readStorage, writeStorage } from './storage.js';

/** The local storage key. It isn't in `util/storage-keys.ts`, because pages load this module only for search. */
const searchesKey = 'lectern.searches';
const most = 5;

/** Returns the reader's successful queries, newest first. */
export function readRecentSearches(): string[] {
  try {
    const value: unknown = JSON.parse(readStorage(searchesKey) ?? '[]');
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(query: string): void {
  const wanted = query.trim();
  if (wanted === '') return;
  const others = readRecentSearches().filter((known) => known !== wanted);
  writeStorage(searchesKey, JSON.stringify([wanted, ...others].slice(0, most)));
}

export function forgetSearches(): void {
  writeStorage(searchesKey, '[]');
}
