import { colorModeKey } from '../../util/storage-keys.js';
import { writeStorage } from './storage.js';

export type ColorMode = 'light' | 'dark' | 'system';

export function readColorMode(): ColorMode {
  const mode = document.documentElement.dataset.mode;
  return mode === 'dark' || mode === 'system' ? mode : 'light';
}

/**
 * The colors change one frame after the label, because changing `color-scheme` recomputes the style of every element.
 */
export function setColorMode(mode: ColorMode): void {
  const root = document.documentElement;
  root.style.colorScheme = getComputedStyle(root).colorScheme;
  root.dataset.mode = mode;
  writeStorage(colorModeKey, mode);
  requestAnimationFrame(() =>
    setTimeout(() => {
      root.style.colorScheme = '';
      // Chromium updates the attribute when it is read. Without reading it, removing it may have no effect.
      if (root.getAttribute('style') === '') root.removeAttribute('style');
    }),
  );
}

export function nextColorMode({ mode, withSystem }: { mode: ColorMode; withSystem: boolean }): ColorMode {
  if (mode === 'light') return 'dark';
  return mode === 'dark' && withSystem ? 'system' : 'light';
}
