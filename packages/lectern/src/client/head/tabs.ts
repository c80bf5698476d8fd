/* Runs before the first paint. `theme/head-scripts.ts` inlines this script only in pages with tabs. */
import { tabsKey } from '../../util/storage-keys.js';

try {
  const kept = JSON.parse(localStorage.getItem(tabsKey) ?? '{}') as Record<string, string>;
  const choices = [
    ...Object.entries(kept).map((choice) => ['group', ...choice] as const),
    // Choices in the URL come last, because they override stored choices.
    ...[...new URLSearchParams(location.search)].map((choice) => ['query', ...choice] as const),
  ];
  if (choices.length > 0) {
    const sheet = new CSSStyleSheet();
    for (const [kind, name, value] of choices) {
      const chosen = `[data-value="${CSS.escape(value)}"]`;
      const panel = `.js .tabs[data-${kind}="${CSS.escape(name)}"]:has(> .tab-list > ${chosen}) > lectern-slot > .tab-panel`;
      sheet.insertRule(`${panel}:not(${chosen}) { display: none }`);
      sheet.insertRule(`${panel}${chosen} { display: block }`);
    }
    document.adoptedStyleSheets.push(sheet);
  }
} catch {
  // If storage is blocked or contains an invalid value, leave the page as on a first visit.
}
