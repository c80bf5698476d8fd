import { storageKeys } from '../../util/storage-keys.js';
import { readStorage, warnOfRubbish } from './storage.js';
import { readTabChoices } from './tabs.js';

/** Logs storage problems that the head script silently ignored, once the page has loaded. */
export function checkStorage(): void {
  const mode = readStorage(storageKeys.colorMode);
  if (mode !== null && !['light', 'dark', 'system'].includes(mode)) warnOfRubbish(storageKeys.colorMode);
  readTabChoices();
}
