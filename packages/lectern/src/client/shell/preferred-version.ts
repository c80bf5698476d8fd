import { versionKeyPrefix } from '../../util/storage-keys.js';

/** On pages without a version, makes the navbar's links lead to the reader's preferred version. */
export function applyPreferredVersions({ read }: { read: (key: string) => string | null }): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-choices]')) {
    const { source, choices = '{}' } = element.dataset;
    const name = read(versionKeyPrefix + source);
    if (name === null) continue;
    const byName = new Map(Object.entries(JSON.parse(choices) as Record<string, string[]>));
    // Ignore a version that no longer exists.
    const [href, label] = byName.get(name) ?? [];
    if (href) element.setAttribute('href', href);
    // Setting the same label again would trigger the mutation observer in `client/head/layout.ts` forever.
    if (label && element.textContent !== label) element.textContent = label;
  }
}
