/*
 * Runs before the first paint, so that nothing flashes and nothing jumps: the reader's colour mode, closed announcement,
 * preferred version and chosen tabs. It stands as text in every page; keep it small.
 */
import { storageKeys, versionKeyPrefix } from '../util/storage-keys.js';
import { applyKeptChoices } from './kept-choices.js';
import { applyPreferredVersions } from './preferred-version.js';

const root = document.documentElement;
root.classList.add('js');
let prefersVersion = false;

try {
  applyKeptChoices();
  prefersVersion = Object.keys(localStorage).some((key) => key.startsWith(versionKeyPrefix));
  const choices = Object.entries(
    JSON.parse(localStorage.getItem(storageKeys.tabs) ?? '{}') as Record<string, string>,
  );
  if (choices.length > 0) {
    const sheet = new CSSStyleSheet();
    for (const [group, value] of choices) {
      const tabs = `.js .tabs[data-group="${CSS.escape(group)}"]:has(> .tab-list > [data-value="${CSS.escape(value)}"])`;
      sheet.insertRule(
        `${tabs} > lectern-slot > .tab-panel:not([data-value="${CSS.escape(value)}"]) { display: none }`,
      );
      sheet.insertRule(
        `${tabs} > lectern-slot > .tab-panel[data-value="${CSS.escape(value)}"] { display: block }`,
      );
    }
    document.adoptedStyleSheets.push(sheet);
  }
} catch {
  // Refused or rubbish: the page is as for a first visit.
}

// Narrow screens begin with the table of contents closed. Seen while parsing, it never was open for the eye; so with
// the navbar, which stands before it.
const narrow = matchMedia('(max-width: 1199.98px)').matches;
if (narrow || prefersVersion) {
  const watcher = new MutationObserver(() => {
    if (prefersVersion) applyPreferredVersions({ read: (key) => localStorage.getItem(key) });
    const last = document.querySelector<HTMLElement>(narrow ? '.toc > details' : 'main');
    if (narrow) last?.removeAttribute('open');
    if (last !== null || document.readyState !== 'loading') watcher.disconnect();
  });
  watcher.observe(document, { childList: true, subtree: true });
}
