'use client';

import type { ReactNode } from 'react';
import { nextColorMode, readColorMode, setColorMode } from '../../client/stores/color-mode.js';

export const hydrate = 'intent';

interface Props {
  /** The label of each mode; `prefix` is for screen readers only. */
  words: { prefix: string; light: string; dark: string; system: string };
  withSystem: boolean;
}

/**
 * A button that changes the color mode. The style sheet shows the label and icon of the mode that is set on the root
 * element, so hydration changes nothing.
 */
export function ColorModeToggle({ words, withSystem }: Props): ReactNode {
  return (
    <button
      type="button"
      className="mode-toggle"
      onClick={() => setColorMode(nextColorMode({ mode: readColorMode(), withSystem }))}
    >
      <span className="sr-only">{words.prefix}</span>
      <span className="mode mode-light">
        <i className="icon icon-light" />
        <span className="bar-word">{words.light}</span>
      </span>
      <span className="mode mode-dark">
        <i className="icon icon-dark" />
        <span className="bar-word">{words.dark}</span>
      </span>
      {withSystem ? (
        <span className="mode mode-system">
          <i className="icon icon-system" />
          <span className="bar-word">{words.system}</span>
        </span>
      ) : null}
    </button>
  );
}
