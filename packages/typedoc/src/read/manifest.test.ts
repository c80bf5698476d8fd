import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Manifest } from './manifest.js';
import { readManifest } from './manifest.js';

let packageDir = '';
beforeEach(() => {
  packageDir = mkdtempSync(join(tmpdir(), 'lectern-manifest-'));
});
afterEach(() => rmSync(packageDir, { recursive: true }));

function read(text: string): Manifest {
  writeFileSync(join(packageDir, 'package.json'), text);
  return readManifest({ packageDir, name: 'fallback', fileOf: (file) => `pkg/${file}` });
}

test('typedoc: a package.json without a name, and a missing one, result in the name of the project', () => {
  expect(readManifest({ packageDir, name: 'fallback', fileOf: String })).toEqual({ name: 'fallback' });
  expect(read('{ "version": "1.0.0", "private": true }')).toEqual({ name: 'fallback', version: '1.0.0' });
});

test.each([
  ['null', 'pkg/package.json:1:1\n  package.json is invalid: found nothing, expected key-value pairs.'],
  [
    '{\n  "name": 5\n}',
    'pkg/package.json:2:11\n  package.json is invalid: name: found 5, expected a string.',
  ],
  ['{ "name": ', 'pkg/package.json:1:11\n  The JSON is invalid: Unexpected end of JSON input.'],
])('typedoc: the package.json %j is an error with a location', (text, message) => {
  expect(() => read(text)).toThrow(message);
});

test('typedoc: a folder named package.json is an error', () => {
  mkdirSync(join(packageDir, 'package.json'));
  expect(() => readManifest({ packageDir, name: '', fileOf: (file) => `pkg/${file}` })).toThrow(
    'it is a folder',
  );
});
