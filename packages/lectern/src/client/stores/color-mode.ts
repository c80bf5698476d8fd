import { colorModeKey } from '../../util/storage-keys.js';
import { writeStorage } from './storage.js';

export type ColorMode = 'light' | 'dark' | 'system';

export function readColorMode(): ColorMode {
  const mode = document.documentElement.dataset.mode;
  return mode === 'dark' || mode === 'system' ? mode : 'light';
}

export function setColorMode(mode: ColorMode): void {
  document.documentElement.dataset.mode = mode;
  writeStorage(colorModeKey, mode);
}

export function nextColorMode({ mode, withSystem }: { mode: ColorMode; withSystem: boolean }): ColorMode {
  if (mode === 'light') return 'dark';
  return mode === 'dark' && withSystem ? 'system' : 'light';
}
