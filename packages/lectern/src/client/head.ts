/*
 * Runs before the first paint, so that nothing flashes and nothing jumps: the reader's colour mode and chosen tabs.
 * It stands as text in every page; keep it small, and without imports that are more than constants.
 */
import { storageKeys } from '../util/storage-keys.js';

const root = document.documentElement;
root.classList.add('js');

try {
  const mode = localStorage.getItem(storageKeys.colorMode);
  if (mode === 'light' || mode === 'dark' || mode === 'system') root.dataset.mode = mode;
  const kept = JSON.parse(localStorage.getItem(storageKeys.tabs) ?? '{}') as Record<string, string>;
  const choices = [
    ...Object.entries(kept).map((choice) => ['group', ...choice] as const),
    // What the address says is heard last.
    ...[...new URLSearchParams(location.search)].map((choice) => ['query', ...choice] as const),
  ];
  if (choices.length > 0) {
    const sheet = new CSSStyleSheet();
    for (const [kind, name, value] of choices) {
      const tabs = `.js .tabs[data-${kind}="${CSS.escape(name)}"]:has(> .tab-list > [data-value="${CSS.escape(value)}"])`;
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

// Narrow screens begin with the table of contents closed. Seen while parsing, it never was open for the eye.
if (matchMedia('(max-width: 1199.98px)').matches) {
  const watcher = new MutationObserver(() => {
    const toc = document.querySelector<HTMLDetailsElement>('.toc > details');
    if (toc !== null) toc.open = false;
    if (toc !== null || document.readyState !== 'loading') watcher.disconnect();
  });
  watcher.observe(document, { childList: true, subtree: true });
}
