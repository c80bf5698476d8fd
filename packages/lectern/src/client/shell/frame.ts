import { storageKeys, versionKeyPrefix } from '../../util/storage-keys.js';
import { focusPage } from '../navigation/target.js';
import { readStorage, writeStorage } from '../stores/storage.js';
import { applyKeptChoices } from './kept-choices.js';
import { applyPreferredVersions } from './preferred-version.js';

/** What the reader chooses in the frame of the page, and what other windows of the site tell of it. */
export function startFrame(): void {
  addEventListener('storage', refresh);
  addEventListener('pageshow', ({ persisted }) => {
    // A page that was kept aside has heard of nothing.
    if (persisted) refresh();
  });
  const apply = (): void => applyPreferredVersions({ read: readStorage });
  addEventListener('lectern:page', apply);
  // A reader may choose a version and come back before its page was there: then no page has come.
  window.navigation?.addEventListener('navigatesuccess', apply);
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('.announcement-close') !== null) closeAnnouncement();
    const { source, version } = target.closest<HTMLElement>('a[data-version]')?.dataset ?? {};
    if (version !== undefined) writeStorage(versionKeyPrefix + source, version);
  });
}

function refresh(): void {
  try {
    applyKeptChoices();
  } catch {
    // Storage is refused: the page stays unchanged.
  }
}

function closeAnnouncement(): void {
  const { dataset, classList } = document.documentElement;
  classList.add('announcement-closed');
  // The button that had the focus no longer exists.
  focusPage('');
  writeStorage(storageKeys.announcement, dataset.announcement ?? '');
}
