import { readStorage, writeStorage } from './storage.js';

/** This key isn't in `util/storage-keys.ts`, so that pages without search don't load it. */
const searchesKey = 'lectern.searches';
const most = 5;

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
