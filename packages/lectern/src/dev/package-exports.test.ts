import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { tempSite } from '../content/__fixtures__/temp-site.js';
import { limitedEvaluator } from './limited-evaluator.js';
import { exportsAsInBuilds } from './package-exports.js';

async function importPackage(files: Record<string, string>): Promise<Record<string, unknown>> {
  await using site = await tempSite(files);
  const [file = ''] = Object.keys(files);
  const evaluator = limitedEvaluator({ isLimited: () => false, seconds: 1 });
  const found: unknown = await evaluator.runExternalModule(pathToFileURL(join(site.dir, file)).href);
  return found as Record<string, unknown>;
}

test('dev: the default export of a compiled CommonJS module is its `default` property', async () => {
  const exports = await importPackage({
    'bell.cjs': "exports.__esModule = true;\nexports.default = 'bell';\nexports['clap' + 'per'] = 'iron';\n",
  });
  expect(exports.default).toBe('bell');
  // This export has a computed name, which Node doesn't detect.
  expect(exports.clapper).toBe('iron');
});

test.each([
  [
    'a CommonJS module that sets `module.exports`',
    "module.exports = { default: 'lamp' };",
    { default: 'lamp' },
  ],
  [
    'a compiled CommonJS module without a default export',
    'exports.__esModule = true;\nexports.on = 1;',
    { __esModule: true, on: 1 },
  ],
])('dev: the default export of %s is an object with all of its exports', async (_, source, expected) => {
  expect((await importPackage({ 'lamp.cjs': source })).default).toEqual(expected);
});

test('dev: the default export of an ES module is unchanged', async () => {
  expect(await importPackage({ 'lamp.mjs': "export default 'lamp';" })).toMatchObject({ default: 'lamp' });
});

test("dev: a getter in a CommonJS module's exports runs only when that export is used", () => {
  const compiled = {
    __esModule: true,
    default: 'bell',
    get heavy(): never {
      throw new Error('Loaded too early.');
    },
  };
  expect(exportsAsInBuilds({ exports: { default: compiled }, file: '' }).default).toBe('bell');
});
