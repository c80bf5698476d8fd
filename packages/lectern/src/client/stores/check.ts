import { colorModeKey } from '../../util/storage-keys.js';
import { readStorage, warnOfRubbish } from './storage.js';
import { readTabChoices } from './tabs.js';

/** Reports blocked storage and invalid values, because the head scripts ignore both. */
export function checkStorage(): void {
  const mode = readStorage(colorModeKey);
  if (mode !== null && !['light', 'dark', 'system'].includes(mode)) warnOfRubbish(colorModeKey);
  readTabChoices();
}
