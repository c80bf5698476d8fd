import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bundleProblems } from './bundle-errors.js';

const siteDir = mkdtempSync(join(tmpdir(), 'lectern-settings-'));
afterAll(() => rmSync(siteDir, { recursive: true }));

const problemOf = (message: string, id = '/engine/theme/index.css') =>
  bundleProblems({ error: Object.assign(new Error(message), { id, plugin: 'vite:css' }), siteDir })[0];

test('bundler errors: a mistake in a tsconfig is reported in that file, not in the module being compiled', () => {
  const message = (what: string) =>
    `Transform failed with 1 error:\n\n[TSCONFIG_ERROR] Failed to load tsconfig '${siteDir}/tsconfig.json': ${what}\n`;
  expect(problemOf(message('key must be a string at line 3 column 2'))).toMatchObject({
    message: "The TypeScript configuration can't be read: key must be a string.",
    file: 'tsconfig.json',
    line: 3,
    column: 2,
  });
  expect(problemOf(message("Circular reference detected in tsconfig 'extends'"))).toMatchObject({
    message: "The TypeScript configuration can't be read: Circular reference detected in tsconfig 'extends'.",
    file: 'tsconfig.json',
    line: 1,
    column: 1,
  });
});

test('bundler errors: a PostCSS failure caused by an invalid package.json is located in package.json', () => {
  const message = `Failed to load PostCSS config (searchPath: ${siteDir}): [SyntaxError] Expected property name`;
  writeFileSync(join(siteDir, 'package.json'), '{{');
  expect(problemOf(message)).toMatchObject({
    message: expect.stringMatching(/^The file isn't valid JSON: /),
    file: 'package.json',
  });
  writeFileSync(join(siteDir, 'package.json'), '{}');
  const found = problemOf(message);
  expect(found?.message).toBe(
    'The PostCSS configuration in the site folder failed to load: Expected property name.',
  );
  expect(found?.file).toBeUndefined();
});

test('bundler errors: an error in a PostCSS configuration that Lectern loads is located in the configuration', () => {
  const message = `Failed to load PostCSS config (searchPath: ${siteDir}/postcss.config.cjs): [Error] Lost`;
  expect(problemOf(message)).toMatchObject({
    message: 'The PostCSS configuration failed to load: Lost.',
    file: 'postcss.config.cjs',
  });
});
