import { tabsKey } from '../../util/storage-keys.js';
import { replaceAddress } from '../navigation/addresses.js';
import { readStorage, warnOfRubbish, writeStorage } from './storage.js';

export type TabChoices = Readonly<Record<string, string>>;

const changed = 'lectern:tabs';

export function readTabChoices(): TabChoices {
  const text = readStorage(tabsKey);
  if (text === null) return {};
  const choices = parseChoices(text);
  if (choices === undefined) warnOfRubbish(tabsKey);
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

interface TabChoice {
  group?: string | undefined;
  query?: string | undefined;
  value: string;
}

export function chooseTab({ group, query, value }: TabChoice): void {
  if (group !== undefined) writeStorage(tabsKey, JSON.stringify({ ...readTabChoices(), [group]: value }));
  if (query !== undefined) {
    const url = new URL(location.href);
    url.searchParams.set(query, value);
    replaceAddress(url.href);
  }
  // Apply the choice to all tab lists in the group, even if a link has revealed another panel in some of them.
  if (group !== undefined)
    for (const tabs of document.querySelectorAll<HTMLElement>(
      `.tabs[data-led][data-group="${CSS.escape(group)}"]`,
    ))
      delete tabs.dataset.led;
  notifyTabs();
}

export function notifyTabs(): void {
  dispatchEvent(new Event(changed));
}

export function queryChoice(query: string | undefined): string | undefined {
  return query === undefined ? undefined : (new URLSearchParams(location.search).get(query) ?? undefined);
}

export function subscribeTabs(listener: () => void): () => void {
  addEventListener(changed, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(changed, listener);
    removeEventListener('storage', listener);
  };
}
