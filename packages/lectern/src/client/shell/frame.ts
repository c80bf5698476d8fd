import { announcementKey, versionKeyPrefix } from '../../util/storage-keys.js';
import { focusPage } from '../navigation/target.js';
import { readStorage, writeStorage } from '../stores/storage.js';
import { applyPreferredVersions } from './preferred-version.js';
import { applySavedChoices } from './saved-choices.js';

/** Applies the reader's stored choices, including changes in other windows. */
export function startFrame(): void {
  addEventListener('storage', applySavedChoices);
  addEventListener('pageshow', ({ persisted }) => {
    // A page in the back/forward cache misses changes in other windows.
    if (persisted) applySavedChoices();
  });
  const apply = (): void => applyPreferredVersions({ read: readStorage });
  addEventListener('lectern:page', apply);
  // If the reader chooses a version and goes back before its page loads, `lectern:page` doesn't fire.
  window.navigation?.addEventListener('navigatesuccess', apply);
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('.announcement-close') !== null) closeAnnouncement();
    const { source, version } = target.closest<HTMLElement>('a[data-version]')?.dataset ?? {};
    if (version !== undefined) writeStorage(versionKeyPrefix + source, version);
  });
}

function closeAnnouncement(): void {
  const { dataset, classList } = document.documentElement;
  classList.add('announcement-closed');
  // The focused button is now hidden.
  focusPage('');
  writeStorage(announcementKey, dataset.announcement ?? '');
}
