/*
 * Prevents layout shift by running before the first paint: applies the preferred version, and prepares the table of
 * contents and the search page. `theme/head-scripts.ts` inlines this script only in pages with one of these elements.
 */
import { versionKeyPrefix } from '../../util/storage-keys.js';
import { applyPreferredVersions } from '../shell/preferred-version.js';
import { markQuestion } from '../shell/question.js';

markQuestion();
let prefersVersion = false;
try {
  prefersVersion = Object.keys(localStorage).some((key) => key.startsWith(versionKeyPrefix));
} catch {
  // If storage is blocked, no preferred version is stored.
}

// On narrow screens, the table of contents starts closed. A mutation observer changes elements as they are parsed, so
// that the open table of contents and the default version are never painted.
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
