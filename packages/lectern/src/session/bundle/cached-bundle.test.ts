import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempSite } from '../../content/__fixtures__/temp-site.js';
import { cachedBundle } from './cached-bundle.js';

test('a bundle is rebuilt only if one of the generated modules that it contains changes', async () => {
  await using site = await tempSite({ 'Box.tsx': '' });
  const dir = join(site.dir, '.lectern/cache/bundle');
  const made: string[] = [];
  const bundle = (generated: Record<string, string>): Promise<unknown> =>
    cachedBundle({
      dir,
      siteDir: site.dir,
      key: ['key'],
      generated,
      make: async () => {
        made.push(generated.config ?? '');
        await mkdir(dir, { recursive: true });
        await writeFile(join(dir, 'server.mjs'), '');
        return { inputs: [join(site.dir, 'Box.tsx')], generated: ['config'] };
      },
    });
  await bundle({ config: 'a title', i18n: 'one language' });
  await bundle({ config: 'a title', i18n: 'two languages' });
  expect(made).toEqual(['a title']);
  await bundle({ config: 'another title', i18n: 'two languages' });
  expect(made).toEqual(['a title', 'another title']);
});
