import { storageKeys } from '../../util/storage-keys.js';

/**
 * Puts on the root element what the reader has chosen before: the color mode, where the site still has it, and the
 * announcement that was closed. One with another ID is forgotten, so that it is shown should it come back.
 * @throws if storage is refused.
 */
export function applyKeptChoices(): void {
  const { dataset, classList } = document.documentElement;
  const mode = localStorage.getItem(storageKeys.colorMode);
  if (mode !== null && (dataset.modes ?? 'light dark').split(' ').includes(mode)) dataset.mode = mode;
  const { announcement } = dataset;
  if (announcement === undefined) return;
  const closed = localStorage.getItem(storageKeys.announcement);
  classList.toggle('announcement-closed', closed === announcement);
  if (closed !== null && closed !== announcement) localStorage.removeItem(storageKeys.announcement);
}
