import type { ReactNode } from 'react';
import { useMessages, usePage } from '../context.js';
import { ColorModeLabels } from '../islands/ColorModeLabels.js';
import { ColorModeToggle } from '../islands/ColorModeToggle.js';

export function NavbarColorMode(): ReactNode {
  const { colorMode } = usePage().site;
  const t = useMessages();
  if (colorMode.disableSwitch) return null;
  const withSystem = colorMode.respectPrefersColorScheme;
  return (
    <ColorModeToggle withSystem={withSystem}>
      <span className="sr-only">{t('theme.colorMode', { mode: '' })}</span>
      <ColorModeLabels
        withSystem={withSystem}
        messages={{
          light: t('theme.colorMode.light'),
          dark: t('theme.colorMode.dark'),
          system: t('theme.colorMode.system'),
        }}
      />
    </ColorModeToggle>
  );
}
