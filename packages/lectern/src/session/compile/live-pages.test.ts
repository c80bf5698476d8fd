import { expect, test } from 'vitest';
import type { SiteConfig } from '../../config/schema/index.js';
import { livePage } from './live-pages.js';

const config = {
  sources: [{ type: 'docs', id: 'docs', docItemComponent: '@theme/ApiItem' }],
  plugins: [
    {
      name: 'api',
      bundler: { aliases: { '@theme/Tabs$': '/theme/Tabs.js', '@theme/ApiTabs$': '/theme/ApiTabs.js' } },
    },
  ],
} as unknown as SiteConfig;

function isLive(specifier: string): boolean {
  const document = { file: 'docs/lamp.mdx', imports: [{ specifier, names: [] }] } as never;
  return livePage({ document, source: 'docs', config }) !== undefined;
}

test('only a document with a component that just an installed theme has is one island', () => {
  expect(isLive('@theme/ApiTabs')).toBe(true);
  expect(isLive('@theme/Tabs')).toBe(false);
  expect(isLive('./Lamp.js')).toBe(false);
});
