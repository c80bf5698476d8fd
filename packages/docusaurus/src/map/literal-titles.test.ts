import { expect, test } from 'vitest';
import { tempSite } from '../__fixtures__/temp-site.js';
import { escapeTitles, hasLiteralTitles } from './literal-titles.js';

test.each([
  ['3.9.2', { future: { v4: true } }, false],
  ['3.10.0', { future: { v4: true } }, true],
  ['3.10.0', { future: { v4: { mdx1CompatDisabledByDefault: true } } }, true],
  ['3.10.0', { future: { v4: true }, markdown: { mdx1Compat: { admonitions: true } } }, false],
  ['3.1.0', { markdown: { mdx1Compat: { admonitions: false } } }, true],
  ['3.10.0', {}, false],
])(
  'Docusaurus %s with the configuration %j treats "Title" in ":::note Title" as text: %s',
  async (version, written, expected) => {
    await using site = await tempSite({
      'node_modules/@docusaurus/core/package.json': JSON.stringify({ version }),
    });
    expect(hasLiteralTitles({ siteDir: site.dir, written })).toBe(expected);
  },
);

test('escapeTitles escapes admonition titles without brackets, but not in code', () => {
  const lines = [
    ':::warning Old',
    '> :::note A b',
    ':::tip[New]',
    ':::tip',
    '```md',
    ':::note Code',
    '```',
    ':::',
  ];
  expect(escapeTitles(':::note Windows\r\n\r\nText')).toBe('\\:\\:\\:note Windows\r\n\r\nText');
  expect(escapeTitles(lines.join('\n')).split('\n')).toEqual([
    String.raw`\:\:\:warning Old`,
    String.raw`> \:\:\:note A b`,
    ...lines.slice(2),
  ]);
});
