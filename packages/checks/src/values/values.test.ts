import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checksOptions } from '../options.js';
import { readValues } from './read-values.js';
import { showValues } from './show-values.js';

function read(settings: object) {
  const siteDir = mkdtempSync(join(tmpdir(), 'lectern-values-'));
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  writeFileSync(join(siteDir, 'other.ts'), 'export const SECOND = 1000;');
  writeFileSync(
    join(siteDir, 'lamp.ts'),
    "import { SECOND } from './other.js';\nexport const limits = { wait: 2 * SECOND, colors: ['red', 'blue'] } as const;\nexport const most = Math.max(1, 2);\nexport const kinds = Object.freeze(['red', 'blue']);\nclass Lamp { static max = 16_000; }\n",
  );
  writeFileSync(join(siteDir, 'package.json'), '{ "version": "1.3.0", "engines": { "node": ">=20" } }');
  return readValues({ siteDir, settings: checksOptions.parse({ values: settings }).values });
}

test('Values can come from constants, fields, list entries, pattern matches, or the number of matching lines', () => {
  const { values, problems } = read({
    wait: { file: 'lamp.ts', constant: 'limits.wait', unit: 'ms' },
    colors: { file: 'lamp.ts', constant: 'limits.colors', length: true },
    names: { file: 'lamp.ts', constant: 'limits.colors' },
    kinds: { file: 'lamp.ts', constant: 'kinds' },
    rate: { file: 'lamp.ts', constant: 'Lamp.max', unit: 'Hz' },
    version: { file: 'package.json', field: 'version' },
    node: { file: 'package.json', field: 'engines.node' },
    most: { file: 'lamp.ts', pattern: 'max = ([\\d_]+)' },
    lines: { file: 'lamp.ts', count: 'const|class' },
  });
  expect(problems).toEqual([]);
  expect([...values.values()].map(({ name, value }) => `${name} ${value}`)).toEqual([
    'wait 2000',
    'colors 2',
    'names red and blue',
    'kinds red and blue',
    'rate 16000',
    'version 1.3.0',
    'node >=20',
    'most 16000',
    'lines 4',
  ]);
});

test("Values: a value that can't be read is an error that states the reason", () => {
  expect(
    read({
      gone: { file: 'gone.ts', constant: 'A' },
      none: { file: 'lamp.ts', constant: 'limits.watt' },
      called: { file: 'lamp.ts', constant: 'most' },
      two: { file: 'lamp.ts', constant: 'a', field: 'b' },
      list: { file: 'lamp.ts', constant: 'limits' },
      bad: { file: 'lamp.ts', pattern: '{ (\\d)' },
    }).problems.map(({ message }) => message),
  ).toEqual([
    'The file "gone.ts" does not exist.',
    '"limits.watt" in "lamp.ts" does not exist, or its value is computed when the code runs. Name a constant or field with a literal value, or use `pattern`.',
    '"most" in "lamp.ts" does not exist, or its value is computed when the code runs. Name a constant or field with a literal value, or use `pattern`.',
    'Set exactly one of `constant`, `field`, `count`, and `pattern`.',
    '"limits" in "lamp.ts" is a list or an object. To use the number of its entries as the value, set `length: true`.',
    'Invalid regular expression: /{ (\\d)/u: Lone quantifier brackets.',
  ]);
});

test('Values: a value can be shown in its unit, in another unit, as a bare number, or spelled out', () => {
  const { values } = read({
    wait: { file: 'lamp.ts', constant: 'limits.wait', unit: 'ms' },
    rate: { file: 'lamp.ts', constant: 'Lamp.max', unit: 'Hz' },
  });
  const show = (content: string, attributes: Record<string, string> = {}) => {
    const use = { name: 'value', content, attributes, token: 't', line: 3, column: 5 };
    const { texts, diagnostics } = showValues({ uses: [use], values, file: 'a.md' });
    return texts.get('t') ?? diagnostics[0]?.message;
  };
  expect(show('wait')).toBe('2,000\u00A0ms');
  expect(show('wait', { in: 'seconds', as: 'words' })).toBe('two seconds');
  expect(show('wait', { in: 'seconds', as: 'Words' })).toBe('Two seconds');
  expect(show('rate', { in: 'kHz' })).toBe('16\u00A0kHz');
  expect(show('rate', { as: 'number' })).toBe('16,000');
  expect(show('rte')).toBe('There is no value "rte". Did you mean "rate"?');
  expect(show('rate', { in: 'seconds' })).toBe('"rate" is in Hz, which can\'t be converted to seconds.');
  expect(show('rate', { unit: 'kHz' })).toBe(':value has no option "unit".');
});
