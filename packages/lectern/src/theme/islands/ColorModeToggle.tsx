'use client';

import type { ReactNode } from 'react';
import { nextColorMode, readColorMode, setColorMode } from '../../client/stores/color-mode.js';

export const hydrate = 'intent';

interface Props {
  /** The label and icon of each mode. As children, they are static HTML, so the island's script doesn't contain them. */
  children: ReactNode;
  withSystem: boolean;
}

/**
 * A button that changes the color mode. The style sheet shows the current mode's label and icon, so hydration changes
 * nothing.
 */
export function ColorModeToggle({ children, withSystem }: Props): ReactNode {
  return (
    <button
      type="button"
      className="mode-toggle"
      onClick={() => setColorMode(nextColorMode({ mode: readColorMode(), withSystem }))}
    >
      {children}
    </button>
  );
}
