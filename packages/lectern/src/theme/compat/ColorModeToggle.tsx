import type { ReactNode } from 'react';
import type { ColorMode } from '../../client/stores/color-mode.js';
import { nextColorMode, readColorMode } from '../../client/stores/color-mode.js';
import { ColorModeLabels } from '../islands/ColorModeLabels.js';
import { translate } from './Translate.js';

interface Props {
  className?: string | undefined;
  buttonClassName?: string | undefined;
  /** Ignored, because the style sheet shows the current mode. */
  value?: 'light' | 'dark' | null | undefined;
  respectPrefersColorScheme?: boolean | undefined;
  /** `null` means that the mode follows the operating system. */
  onChange: (mode: 'light' | 'dark' | null) => void;
}

export default function ColorModeToggle({
  className,
  buttonClassName,
  respectPrefersColorScheme = false,
  onChange,
}: Props): ReactNode {
  const change = (): void => {
    const next: ColorMode = nextColorMode({ mode: readColorMode(), withSystem: respectPrefersColorScheme });
    onChange(next === 'system' ? null : next);
  };
  return (
    <div className={className}>
      <button type="button" className={`mode-toggle ${buttonClassName ?? ''}`.trim()} onClick={change}>
        <span className="sr-only">
          {translate({ id: 'theme.colorMode', message: 'Color mode: {mode}' }, { mode: '' })}
        </span>
        <ColorModeLabels withSystem={respectPrefersColorScheme} messages={modes()} />
      </button>
    </div>
  );
}

function modes(): { light: string; dark: string; system: string } {
  return {
    light: translate({ id: 'theme.colorMode.light', message: 'light' }),
    dark: translate({ id: 'theme.colorMode.dark', message: 'dark' }),
    system: translate({ id: 'theme.colorMode.system', message: 'system' }),
  };
}
