import { useSyncExternalStore } from 'react';
import { versionKeyPrefix } from '../../util/storage-keys.js';

/** `name` is null at build time and during hydration. */
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

export function usePreferredVersionNames(pluginIds: readonly string[]): readonly (string | null)[] {
  // React compares snapshots with `Object.is`, so a new array would cause endless re-renders. Strings are compared by
  // value.
  const names = useSyncExternalStore(
    listenToStorage,
    () => JSON.stringify(pluginIds.map(readPreferred)),
    () => undefined,
  );
  return names === undefined ? pluginIds.map(() => null) : (JSON.parse(names) as (string | null)[]);
}

/** Docusaurus's docs instance `default` is Lectern's source `docs`. */
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
