import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempSite } from '../content/__fixtures__/temp-site.js';
import { loadConfig } from './load.js';

test('dev: a configuration that never finishes loading is an error, because it would block all pages', async () => {
  await using site = await tempSite({
    'lectern.config.ts': 'await new Promise(() => {});\nexport default {};\n',
  });
  await expect(loadConfig({ siteDir: site.dir, mode: 'development', patience: 0.1 })).rejects.toThrow(
    'error [config-not-loaded] lectern.config.ts\n  The configuration failed to load: it did not finish within 0.1 s.\n  Look for a promise',
  );
});

test('a question mark in the path of the site is an error, because the bundler would misread the path', async () => {
  await using folder = await tempSite({ 'what?/lectern.config.ts': 'export default {};\n' });
  const siteDir = join(folder.dir, 'what?');
  await expect(loadConfig({ siteDir, mode: 'production' })).rejects.toThrow(
    'error [unusable-site-path] lectern.config.ts\n  The path of the site contains a question mark, which the bundler reads as the start of a query:',
  );
});
