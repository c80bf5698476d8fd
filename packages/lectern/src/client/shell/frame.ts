import { announcementKey, versionKeyPrefix } from '../../util/storage-keys.js';
import { focusPage } from '../navigation/target.js';
import { readStorage, writeStorage } from '../stores/storage.js';
import { applyPreferredVersions } from './preferred-version.js';
import { applySavedChoices } from './saved-choices.js';

export function startFrame(): void {
  addEventListener('storage', applySavedChoices);
  addEventListener('pageshow', ({ persisted }) => {
    // Choices may have changed in another window while this page was in the back/forward cache.
    if (persisted) applySavedChoices();
  });
  const apply = (): void => applyPreferredVersions({ read: readStorage });
  addEventListener('lectern:page', apply);
  // If the reader chooses a version, but goes back before the version's page loads, only `navigatesuccess` fires.
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
  // The button that had the focus is now hidden, so move the focus.
  focusPage('');
  writeStorage(announcementKey, dataset.announcement ?? '');
}
