import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { tempSite } from '../content/__fixtures__/temp-site.js';
import { getPage } from './__fixtures__/get-page.js';
import { startDevServer } from './server.js';

test('dev: after a component in src/theme is deleted, pages say that the server must be restarted', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await using site = await tempSite({
    'lectern.config.ts': `export default { title: 'Site', url: 'https://example.org', sources: [{ type: 'docs' }] };`,
    'docs/start.md': '# Start',
    'src/theme/Footer.jsx': 'export default () => <footer>Replaced</footer>;',
  });
  const server = await startDevServer({ siteDir: site.dir, port: { number: 0 } });
  const text = async () => (await getPage({ server, path: '/docs/start' })).text;
  await expect.poll(text).toContain('Replaced');
  rmSync(join(site.dir, 'src/theme'), { recursive: true });
  await expect.poll(text, { timeout: 10_000 }).toContain('This page can’t be shown');
  expect(await text()).toMatch(
    /error \[<a [^>]*>restart-needed<\/a>\] src\/theme\/Footer.jsx\n {2}The file was deleted/,
  );
  await server.close();
  vi.restoreAllMocks();
});
