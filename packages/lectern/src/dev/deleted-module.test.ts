import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { devSite } from './__fixtures__/dev-site.js';

const site = devSite({
  files: {
    'lectern.config.ts': `export default { title: 'Site', url: 'https://example.org', sources: [{ type: 'docs' }] };`,
    'docs/start.md': '# Start',
    'src/theme/Footer.jsx': 'export default () => <footer>Replaced</footer>;',
  },
});

test('dev: after a component in src/theme is deleted, pages say that the server must be restarted', async () => {
  const text = async () => (await site.get('/docs/start')).text;
  await expect.poll(text).toContain('Replaced');
  rmSync(site.pathOf('src/theme'), { recursive: true });
  await expect.poll(text, { timeout: 10_000 }).toContain('This page can’t be shown');
  expect(await text()).toMatch(
    /error \[<a [^>]*>restart-needed<\/a>\] src\/theme\/Footer.jsx\n {2}The file was deleted/,
  );
});
