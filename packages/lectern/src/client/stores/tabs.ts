import { storageKeys } from '../../util/storage-keys.js';
import { readStorage, writeStorage } from './storage.js';

/** Chosen tab by group. */
export type TabChoices = Readonly<Record<string, string>>;

const changed = 'lectern:tabs';

/** Read from storage each time: every tab list of the page and of other windows sees the same. */
export function readTabChoices(): TabChoices {
  try {
    const value: unknown = JSON.parse(readStorage(storageKeys.tabs) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as TabChoices) : {};
  } catch {
    return {};
  }
}

export function chooseTab({ group, value }: { group: string; value: string }): void {
  writeStorage(storageKeys.tabs, JSON.stringify({ ...readTabChoices(), [group]: value }));
  window.dispatchEvent(new CustomEvent(changed, { detail: { group, value } }));
}

/** For `useSyncExternalStore`. */
export function subscribeTabs(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener('storage', listener);
  };
}
