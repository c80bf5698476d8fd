import { expect, test } from 'vitest';
import type { SiteConfig } from '../config/schema/index.js';
import { readableThemeConfig } from './theme-config.js';

test('the themeConfig that components receive has custom keys, translated labels, and resolved footer URLs', () => {
  const added = {
    footer: {
      style: 'dark',
      links: [{ title: 'Links', items: [{ label: 'Chat', to: 'pathname:///chat', icon: '/chat.svg' }] }],
    },
    navbar: { items: [{ label: 'A' }, { label: 'B' }] },
  };
  const own = {
    footer: { logo: undefined, links: [{ title: 'Liens', items: [{ label: 'Discussion', href: '/chat' }] }] },
    navbar: { items: [{ label: 'B' }] },
  };
  const config = { plugins: [{ name: 'a', themeConfig: added }], themeConfig: own } as unknown as SiteConfig;
  expect(readableThemeConfig(config)).toEqual({
    footer: {
      style: 'dark',
      links: [{ title: 'Liens', items: [{ label: 'Discussion', href: '/chat', icon: '/chat.svg' }] }],
    },
    navbar: { items: [{ label: 'B' }] },
  });
});
