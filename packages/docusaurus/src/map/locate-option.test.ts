import { expect, test } from 'vitest';
import { tempSite } from '../__fixtures__/temp-site.js';
import { optionLocator } from './locate-option.js';
import { redirectProblems } from './redirect-problems.js';
import { redirectsOf } from './redirects.js';

const config = `module.exports = {
  plugins: [
    ['@docusaurus/plugin-client-redirects', {
      redirects: [
        { from: '/old', to: '/docs' },
        { from: '/older', to: '/gone' },
      ],
      createRedirects: (path) => path + '/',
    }],
  ],
};
`;

async function locator() {
  await using site = await tempSite({ 'docusaurus.config.js': config });
  const locationInConfig = () => ({ file: 'docusaurus.config.js' });
  return optionLocator({ siteDir: site.dir, at: 'plugins[0]', locationInConfig });
}

test('redirects: a mistake is located at the redirect, or at the option that created the redirect', async () => {
  const locate = await locator();
  const redirects = [
    { from: '/older', to: '/gone', key: ['redirects', 1] },
    { from: '/../older', to: '/gone', key: ['redirects', 1] },
    { from: '/docs/', to: '/docs', key: ['createRedirects'] },
  ];
  const found = redirectProblems({ redirects, exists: () => false, locate });
  expect(found.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([
    'docusaurus.config.js:6:27',
    'docusaurus.config.js:6:11',
    'docusaurus.config.js:8:7',
  ]);
});

test('redirects: an exception in createRedirects is reported at the location of createRedirects', async () => {
  const createRedirects = () => {
    throw new Error('no lamp');
  };
  const locate = await locator();
  expect(() => redirectsOf({ options: { createRedirects }, routes: ['/a'], locate })).toThrow(
    expect.objectContaining({
      diagnostics: [expect.objectContaining({ file: 'docusaurus.config.js', line: 8, column: 7 })],
    }),
  );
});

test('redirects: a mistake in a Lectern configuration has the location that `locationInConfig` returns', async () => {
  const locationInConfig = (path: readonly PropertyKey[]) => ({ file: path.join('/') });
  const locate = await optionLocator({ siteDir: '/', at: undefined, locationInConfig });
  expect(locate(['redirects', 1, 'to'])).toEqual({ file: 'redirects/1/to' });
});
