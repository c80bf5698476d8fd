/*
 * Runs before the first paint to prevent layout shift. `theme/head-scripts.ts` inlines this script only in pages that
 * need it.
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

// The observer changes elements as soon as they are parsed, before they are painted. On narrow screens, the table of
// contents starts closed.
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
