import { expect, test } from 'vitest';
import { tempSite } from '../content/__fixtures__/temp-site.js';
import { serveSite, withoutSuffix } from './serve.js';

test.each([
  ['/base/docs/intro/index.html', '/base/', '/base/docs/intro'],
  ['/base/docs/intro.html', '/base/', '/base/docs/intro'],
  ['/base/index.html', '/base/', '/base/'],
  ['/base/docs/intro', '/base/', undefined],
  ['//example.org/index.html', '/', '/example.org'],
])('serve: %s, with the base path %s, redirects to %s', (path, base, expected) => {
  expect(withoutSuffix({ path, base })).toBe(expected);
});

test('serve: the build marker is not served', async () => {
  await using site = await tempSite({ 'index.html': 'home', '.lectern-build.json': '{}' });
  const { server, url } = await serveSite({ outDir: site.dir, base: '/base/', port: { number: 0 } });
  const statusOf = async (path: string): Promise<number> => (await fetch(url + path)).status;
  expect([await statusOf(''), await statusOf('.lectern-build.json')]).toEqual([200, 404]);
  server.close();
});
