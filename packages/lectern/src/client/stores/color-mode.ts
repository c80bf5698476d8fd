import { storageKeys } from '../../util/storage-keys.js';
import { writeStorage } from './storage.js';

export type ColorMode = 'light' | 'dark' | 'system';

/** The root element has the mode, set by the head script and read by the style sheet. */
export function readColorMode(): ColorMode {
  const mode = document.documentElement.dataset.mode;
  return mode === 'dark' || mode === 'system' ? mode : 'light';
}

export function setColorMode(mode: ColorMode): void {
  document.documentElement.dataset.mode = mode;
  writeStorage(storageKeys.colorMode, mode);
}

/** The next mode in the switch's cycle. */
export function nextColorMode({ mode, withSystem }: { mode: ColorMode; withSystem: boolean }): ColorMode {
  if (mode === 'light') return 'dark';
  return mode === 'dark' && withSystem ? 'system' : 'light';
}
