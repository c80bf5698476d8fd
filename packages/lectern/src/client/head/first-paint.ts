/* Runs before the first paint, to prevent flashes and layout shift: applies the color mode, the closed
   announcement, the preferred version, and the chosen tabs. Parsing waits for this script, so keep it small. */
import { storageKeys, versionKeyPrefix } from '../../util/storage-keys.js';
import { dropControlsWithoutBoot, keepEarlyEvents } from '../islands/early-events.js';
import { applyKeptChoices } from '../shell/kept-choices.js';
import { applyPreferredVersions } from '../shell/preferred-version.js';
import { markQuestion } from '../shell/question.js';

const root = document.documentElement;
root.classList.add('js');
keepEarlyEvents();
dropControlsWithoutBoot();
markQuestion();
let prefersVersion = false;

try {
  applyKeptChoices();
  prefersVersion = Object.keys(localStorage).some((key) => key.startsWith(versionKeyPrefix));
  const kept = JSON.parse(localStorage.getItem(storageKeys.tabs) ?? '{}') as Record<string, string>;
  const choices = [
    ...Object.entries(kept).map((choice) => ['group', ...choice] as const),
    // The URL takes precedence over stored choices.
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
  // If storage is blocked or contains invalid values, the page looks as it does on a first visit.
}

// Narrow screens start with the table of contents closed. Closing it during parsing means that it is never painted
// open. Likewise, the preferred version is applied to the navbar before it is painted.
const narrow = matchMedia('(width < 75em)').matches;
if (narrow || prefersVersion) {
  const watcher = new MutationObserver(() => {
    if (prefersVersion) applyPreferredVersions({ read: (key) => localStorage.getItem(key) });
    const last = document.querySelector<HTMLElement>(narrow ? '.toc > details' : 'main');
    if (narrow) last?.removeAttribute('open');
    if (last !== null || document.readyState !== 'loading') watcher.disconnect();
  });
  watcher.observe(document, { childList: true, subtree: true });
}
