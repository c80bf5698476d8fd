import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
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

test('serve: _headers is parsed once, and again after each change', async () => {
  await using site = await tempSite({ 'index.html': 'home', _headers: '/*\n  X-A: 1\n' });
  const { server, url } = await serveSite({ outDir: site.dir, base: '/', port: { number: 0 } });
  const sent = async (): Promise<string | null> => (await fetch(url)).headers.get('x-a');
  const file = join(site.dir, '_headers');
  const split = vi.spyOn(String.prototype, 'split');
  const parsed = (): number => split.mock.contexts.filter((text) => String(text).startsWith('/*\n')).length;
  try {
    expect([await sent(), await sent()]).toEqual(['1', '1']);
    expect(parsed()).toBe(1);
    writeFileSync(file, '/*\n  X-A: 22\n');
    expect(await sent()).toBe('22');
    rmSync(file);
    expect(await sent()).toBe(null);
  } finally {
    split.mockRestore();
    server.close();
  }
});
