import { storageKeys } from '../../util/storage-keys.js';
import { readStorage, warnOfRubbish, writeStorage } from './storage.js';

/** Chosen tab by group. */
export type TabChoices = Readonly<Record<string, string>>;

const changed = 'lectern:tabs';

/** Read from storage each time: every tab list of the page and of other windows sees the same. */
export function readTabChoices(): TabChoices {
  const text = readStorage(storageKeys.tabs);
  if (text === null) return {};
  const choices = parseChoices(text);
  if (choices === undefined) warnOfRubbish(storageKeys.tabs);
  return choices ?? {};
}

function parseChoices(text: string): TabChoices | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    const isOurs = isObject && Object.values(value).every((choice) => typeof choice === 'string');
    return isOurs ? (value as TabChoices) : undefined;
  } catch {
    return undefined;
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
