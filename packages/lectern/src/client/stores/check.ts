import { colorModeKey } from '../../util/storage-keys.js';
import { readStorage, warnOfRubbish } from './storage.js';
import { readTabChoices } from './tabs.js';

/** Logs a warning if storage is blocked or contains invalid values. The head scripts ignore both. */
export function checkStorage(): void {
  const mode = readStorage(colorModeKey);
  if (mode !== null && !['light', 'dark', 'system'].includes(mode)) warnOfRubbish(colorModeKey);
  readTabChoices();
}
