import { expect, test } from 'vitest';
import { tempSite } from '../__fixtures__/temp-site.js';
import { withInstalledReadingTime } from './installed-reading-time.js';

type Read = (input: { content: string; defaultReadingTime?: unknown }) => number;

const plugin = (dependencies: object): string =>
  JSON.stringify({ name: '@docusaurus/plugin-content-blog', version: '3.0.0', dependencies });

const files = {
  'package.json': '{}',
  'node_modules/@docusaurus/plugin-content-blog/package.json': plugin({ 'reading-time': '^1.5.0' }),
  'node_modules/reading-time/package.json':
    '{ "name": "reading-time", "version": "1.5.0", "main": "index.js" }',
  'node_modules/reading-time/index.js':
    'module.exports = (text, { wordsPerMinute = 2 } = {}) => ({ minutes: text.split(" ").length / wordsPerMinute });',
};

test('reading time: Lectern uses the `reading-time` package if the installed blog plug-in depends on it', async () => {
  await using site = await tempSite(files);
  const { readingTime } = withInstalledReadingTime({ options: {}, siteDir: site.dir });
  expect((readingTime as Read)({ content: 'a b c d' })).toBe(2);
});

test('reading time: a custom `readingTime` function can call the package through `defaultReadingTime`', async () => {
  await using site = await tempSite(files);
  const own = ({
    content,
    defaultReadingTime,
  }: {
    content: string;
    defaultReadingTime: (input: object) => number;
  }) => defaultReadingTime({ content, options: { wordsPerMinute: 4 } });
  const { readingTime } = withInstalledReadingTime({ options: { readingTime: own }, siteDir: site.dir });
  expect((readingTime as Read)({ content: 'a b c d' })).toBe(1);
});

test('reading time: the options are unchanged for newer blog plug-ins, and for sites without a blog plug-in', async () => {
  await using site = await tempSite({
    ...files,
    'node_modules/@docusaurus/plugin-content-blog/package.json': plugin({}),
  });
  const options = { path: 'blog' };
  expect(withInstalledReadingTime({ options, siteDir: site.dir })).toBe(options);
  expect(withInstalledReadingTime({ options, siteDir: '/site' })).toBe(options);
});
