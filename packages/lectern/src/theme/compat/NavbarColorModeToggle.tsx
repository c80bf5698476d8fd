'use client';

import ColorModeToggle from '@theme/ColorModeToggle';
import type { ReactNode } from 'react';
import { useColorMode, useThemeConfig } from './theme-common.js';

export const hydrate = 'idle';

/** The navbar renders this component if the site replaces `@theme/ColorModeToggle`. */
export default function NavbarColorModeToggle({ className }: { className?: string }): ReactNode {
  const { colorMode, colorModeChoice, setColorMode } = useColorMode();
  const { disableSwitch, respectPrefersColorScheme } = useThemeConfig().colorMode as {
    disableSwitch?: boolean;
    respectPrefersColorScheme?: boolean;
  };
  if (disableSwitch === true) return null;
  const withSystem = respectPrefersColorScheme === true;
  return (
    <ColorModeToggle
      className={className}
      value={withSystem ? colorModeChoice : colorMode}
      respectPrefersColorScheme={withSystem}
      onChange={setColorMode}
    />
  );
}
