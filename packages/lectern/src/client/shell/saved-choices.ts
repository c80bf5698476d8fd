import { announcementKey, colorModeKey } from '../../util/storage-keys.js';

export function applySavedChoices(): void {
  const { dataset, classList } = document.documentElement;
  try {
    const mode = localStorage.getItem(colorModeKey);
    if (mode !== null && (dataset.modes ?? 'light dark').split(' ').includes(mode)) dataset.mode = mode;
    const { announcement } = dataset;
    if (announcement === undefined) return;
    const closed = localStorage.getItem(announcementKey);
    classList.toggle('announcement-closed', closed === announcement);
    if (closed !== null && closed !== announcement) localStorage.removeItem(announcementKey);
  } catch {
    // If storage is blocked, leave the page as on a first visit.
  }
}
