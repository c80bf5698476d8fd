import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteConfig } from 'lectern/plugin';
import { afterAll, expect, test } from 'vitest';
import { socialCardsSchema } from '../options.js';
import { readCardKit } from './kit.js';

const siteDir = mkdtempSync(join(tmpdir(), 'lectern-cards-'));
afterAll(() => rmSync(siteDir, { recursive: true }));
mkdirSync(join(siteDir, 'static/folder.png'), { recursive: true });
writeFileSync(
  join(siteDir, 'static/empty.svg'),
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 0 0"/>',
);
writeFileSync(join(siteDir, 'half.otf'), `OTTO${'\0'.repeat(200)}`);

const config = {
  staticDirectories: ['static'],
  themeConfig: { navbar: {}, colorMode: { defaultMode: 'light' } },
} as unknown as SiteConfig;

test.each([
  [{ logo: 'folder.png' }, 'The logo for social cards, "folder.png", does not exist.'],
  [
    { logo: 'empty.svg' },
    'The logo for social cards, "empty.svg", isn\'t an SVG, PNG, JPEG, or WebP image, or has no size.',
  ],
  [{ fonts: ['static'] }, 'The font "static" does not exist.'],
  [{ fonts: ['half.otf'] }, 'The font "half.otf" can\'t be read: it is damaged, or not a font.'],
])(
  'social cards: a logo or a font that is not a file, has no size, or is damaged is an error: %j',
  async (input, message) => {
    const { diagnostics } = await readCardKit({ siteDir, config, options: socialCardsSchema.parse(input) });
    expect(diagnostics.map((found) => found.message)).toEqual([message]);
  },
);
