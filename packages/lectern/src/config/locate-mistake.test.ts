import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempSite } from '../content/__fixtures__/temp-site.js';
import { formatDiagnostic, LecternError } from '../diagnostics/diagnostic.js';
import { loadConfig } from './load.js';

async function failure(files: Record<string, string>): Promise<string | undefined> {
  await using site = await tempSite(files);
  const cacheDir = join(site.dir, '.lectern/cache');
  try {
    await loadConfig({ siteDir: site.dir, mode: 'production', cacheDir });
    return undefined;
  } catch (error) {
    if (!(error instanceof LecternError)) throw error;
    return error.diagnostics
      .map((found) => formatDiagnostic(found).split('\n').slice(0, 2).join('\n'))
      .join('\n');
  }
}

test('an exception in the configuration is located in the file that threw it', async () => {
  expect(
    await failure({
      'lectern.config.ts': "import { name } from './parts/name.ts';\nexport default { title: name() };\n",
      'parts/name.ts':
        "interface Lamp {\n  name: string;\n}\nexport function name(): string {\n  const lamp = JSON.parse('null') as Lamp;\n  return lamp.name;\n}\n",
    }),
  ).toBe(
    "error [config-not-loaded] parts/name.ts:6:10\n  The configuration failed to load: Cannot read properties of null (reading 'name')",
  );
});

test('a missing import in the configuration is located at the import statement', async () => {
  expect(
    await failure({
      'lectern.config.ts': "\nimport { name } from './missing.js';\nexport default { title: name };\n",
    }),
  ).toBe(
    'error [config-not-loaded] lectern.config.ts:2:22\n  The configuration failed to load: The module "./missing.js" was not found.',
  );
});

test('a package.json that is not valid JSON is an error with its location', async () => {
  expect(
    await failure({ 'lectern.config.ts': 'export default {};\n', 'package.json': '{\n  "name": ' }),
  ).toMatch(
    /^error \[config-not-loaded\] package\.json:2:\d+\n {2}The configuration failed to load: package\.json is not valid JSON: /,
  );
});

test('loading a site fails if the site folder or its lectern.config.ts is missing', async () => {
  await using site = await tempSite({ 'lectern.config.ts/a.txt': '', 'file.txt': '' });
  const load = (siteDir: string) => loadConfig({ siteDir, mode: 'production' });
  await expect(load(site.dir)).rejects.toThrow('There is no lectern.config.ts in');
  await expect(load(join(site.dir, 'file.txt'))).rejects.toThrow(
    'file.txt is a file. Expected the folder of a site.',
  );
  await expect(load(join(site.dir, 'nowhere'))).rejects.toThrow('nowhere does not exist.');
});

test.each([
  [
    'an exception',
    'async function make() {\n\tconst parts = await import("node:fs");\n\treturn { title: parts.none.name };\n}\n\nmodule.exports = make;\n',
    "3:2\n  The configuration failed to load: Cannot read properties of undefined (reading 'name')",
  ],
  [
    'a missing module',
    'const title = 1;\n  const parts = require("./missing");\nmodule.exports = { title };\n',
    "2:3\n  The configuration failed to load: Cannot find module './missing'",
  ],
  [
    'a syntax error',
    'const title = 1;\nconst parts = = 2;\nmodule.exports = { title };\n',
    '2:15\n  The configuration failed to load: Unexpected token',
  ],
])('the error for %s in a Docusaurus configuration has the right line', async (_, text, expected) => {
  expect(await failure({ 'docusaurus.config.js': text })).toBe(
    `error [config-not-loaded] docusaurus.config.js:${expected}`,
  );
});
