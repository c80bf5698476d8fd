import type { ReactNode } from 'react';
import { useMessages, usePage } from '../context.js';
import { ColorModeToggle } from '../islands/ColorModeToggle.js';

export function NavbarColorMode(): ReactNode {
  const { colorMode } = usePage().site;
  const t = useMessages();
  if (colorMode.disableSwitch) return null;
  return (
    <ColorModeToggle
      withSystem={colorMode.respectPrefersColorScheme}
      messages={{
        prefix: t('theme.colorMode', { mode: '' }),
        light: t('theme.colorMode.light'),
        dark: t('theme.colorMode.dark'),
        system: t('theme.colorMode.system'),
      }}
    />
  );
}
