import { versionKeyPrefix } from '../../util/storage-keys.js';

export function applyPreferredVersions({ read }: { read: (key: string) => string | null }): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-choices]')) {
    const { source, choices = '{}' } = element.dataset;
    const name = read(versionKeyPrefix + source);
    if (name === null) continue;
    const byName = new Map(Object.entries(JSON.parse(choices) as Record<string, string[]>));
    const [href, label] = byName.get(name) ?? [];
    if (href) element.setAttribute('href', href);
    // Don't set the same label again, because the mutation observer in `client/head/layout.ts` would then run forever.
    if (label && element.textContent !== label) element.textContent = label;
  }
}
