import { expect, test } from 'vitest';
import { formatDiagnostic } from '../diagnostics/diagnostic.js';
import { config } from './__fixtures__/site.js';
import { checkAnnouncement } from './announcement.js';

function check(colors: { backgroundColor?: string; textColor?: string }): string[] {
  const announcementBar = { content: 'News', ...colors };
  return checkAnnouncement({
    config: config({ themeConfig: { announcementBar } }),
    configFile: 'lectern.config.ts',
    locate: () => ({ line: 3, column: 5 }),
  }).map((diagnostic) => formatDiagnostic(diagnostic));
}

test('announcement: low contrast between the colors causes a warning that names the contrast ratio', () => {
  expect(check({ backgroundColor: '#fff', textColor: '#808080' })).toEqual([
    [
      'warning [low-contrast] lectern.config.ts:3:5',
      '  themeConfig.announcementBar: #808080 on #fff has a contrast of 3.9:1. Expected 4.5:1 or more.',
      "  Choose colors with a higher contrast, or remove both to use the theme's colors.",
    ].join('\n'),
  ]);
});

test.each([
  { backgroundColor: '#fff', textColor: '#000' },
  { backgroundColor: '#FFFFFF', textColor: '#767676' },
  { backgroundColor: '#163a5c', textColor: '#ffffff' },
  { backgroundColor: 'white', textColor: 'white' },
  { backgroundColor: '#fff' },
  {},
])('announcement: the colors %o cause no warning', (colors) => {
  expect(check(colors)).toEqual([]);
});
