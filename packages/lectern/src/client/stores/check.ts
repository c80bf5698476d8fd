import { storageKeys } from '../../util/storage-keys.js';
import { readStorage, warnOfRubbish } from './storage.js';
import { readTabChoices } from './tabs.js';

/** What the head script has passed over silently, the console is notified of once the page is there. */
export function checkStorage(): void {
  const mode = readStorage(storageKeys.colorMode);
  if (mode !== null && !['light', 'dark', 'system'].includes(mode)) warnOfRubbish(storageKeys.colorMode);
  readTabChoices();
}
