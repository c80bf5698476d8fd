import { expect, test } from 'vitest';
import { requiresAsImports } from './require-calls.js';

test('require calls become imports, and line numbers are preserved', () => {
  const source =
    "const a = require('./a.png').default;\nexport default () => [require('./a.png'), require(`b`), 'require(c)'];";
  expect(requiresAsImports({ file: 'a.js', source })).toBe(
    'import * as lecternRequired0 from "./a.png";const a = (lecternRequired0.__moduleExports ?? lecternRequired0).default;\nexport default () => [(lecternRequired0.__moduleExports ?? lecternRequired0), require(`b`), \'require(c)\'];',
  );
});

test('a module without require calls is unchanged', () => {
  expect(requiresAsImports({ file: 'a.js', source: "const text = 'require(1)';" })).toBeUndefined();
});
