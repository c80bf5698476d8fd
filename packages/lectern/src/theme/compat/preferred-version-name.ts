import { useSyncExternalStore } from 'react';
import { versionKeyPrefix } from '../../util/storage-keys.js';

/**
 * Returns the name of the version that the reader last chose; null during rendering and hydration. A new choice changes
 * the navbar's links only on the next page.
 */
export function usePreferredVersionName(pluginId: string): {
  name: string | null;
  save: (version: string) => void;
} {
  const name = useSyncExternalStore(
    listenToStorage,
    () => readPreferred(pluginId),
    () => null,
  );
  return { name, save: (version) => savePreferred({ pluginId, version }) };
}

/** Returns the name of the version that the reader last chose in each docs instance, in the order of `pluginIds`. */
export function usePreferredVersionNames(pluginIds: readonly string[]): readonly (string | null)[] {
  // React compares snapshots by identity, and a new array would always be different, so the names are joined into a
  // string.
  const names = useSyncExternalStore(
    listenToStorage,
    () => JSON.stringify(pluginIds.map(readPreferred)),
    () => undefined,
  );
  return names === undefined ? pluginIds.map(() => null) : (JSON.parse(names) as (string | null)[]);
}

/** Returns the key in local storage. The `default` instance is the `docs` source. */
function preferredKey(pluginId: string): string {
  return versionKeyPrefix + (pluginId === 'default' ? 'docs' : pluginId);
}

function readPreferred(pluginId: string): string | null {
  try {
    return localStorage.getItem(preferredKey(pluginId));
  } catch {
    return null;
  }
}

function savePreferred({ pluginId, version }: { pluginId: string; version: string }): void {
  try {
    localStorage.setItem(preferredKey(pluginId), version);
    // The browser fires `storage` events only in other windows, so fire one here.
    window.dispatchEvent(new StorageEvent('storage', { key: preferredKey(pluginId), newValue: version }));
  } catch {
    // Storage is disabled or full, so the choice is not remembered.
  }
}

function listenToStorage(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}
