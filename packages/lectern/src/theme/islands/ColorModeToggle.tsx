'use client';

import type { ReactNode } from 'react';
import { nextColorMode, readColorMode, setColorMode } from '../../client/stores/color-mode.js';
import type { ModeMessages } from './ColorModeLabels.js';
import { ColorModeLabels } from './ColorModeLabels.js';

export const hydrate = 'intent';

interface Props {
  /** Each mode's label. `prefix` is only for screen readers. */
  messages: ModeMessages & { prefix: string };
  withSystem: boolean;
}

/**
 * A button that changes the color mode. The style sheet shows the current mode's label and icon, so hydration changes
 * nothing.
 */
export function ColorModeToggle({ messages, withSystem }: Props): ReactNode {
  return (
    <button
      type="button"
      className="mode-toggle"
      onClick={() => setColorMode(nextColorMode({ mode: readColorMode(), withSystem }))}
    >
      <span className="sr-only">{messages.prefix}</span>
      <ColorModeLabels messages={messages} withSystem={withSystem} />
    </button>
  );
}
