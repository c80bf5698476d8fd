import { versionKeyPrefix } from '../../util/storage-keys.js';

/** Leads the links of the navbar to the version that the reader prefers, on pages that are of none. */
export function applyPreferredVersions({ read }: { read: (key: string) => string | null }): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-choices]')) {
    const { source, choices = '{}' } = element.dataset;
    const name = read(versionKeyPrefix + source);
    if (name === null) continue;
    const byName = new Map(Object.entries(JSON.parse(choices) as Record<string, string[]>));
    // A version that no longer exists is none.
    const [href, label] = byName.get(name) ?? [];
    if (href) element.setAttribute('href', href);
    // Written once: the observer of the page being parsed would hear each writing, and never come to an end.
    if (label && element.textContent !== label) element.textContent = label;
  }
}
