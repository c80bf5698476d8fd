import { colorModeKey } from '../../util/storage-keys.js';
import { readStorage, warnOfRubbish } from './storage.js';
import { readTabChoices } from './tabs.js';

/** Logs problems with storage, which the head scripts ignore. */
export function checkStorage(): void {
  const mode = readStorage(colorModeKey);
  if (mode !== null && !['light', 'dark', 'system'].includes(mode)) warnOfRubbish(colorModeKey);
  readTabChoices();
}
