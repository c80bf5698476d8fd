import { expect, test } from 'vitest';
import { isJson, withoutIndentation } from './download.js';

test('publishing a JSON document removes only line breaks and indentation', () => {
  const text =
    '{\n  "a": 9007199254740993,\r\n\t"b\\": c": "x\\": y  \\n z",\n  "d\\\\": [\n    1.0,\n    -0\n  ]\n}\n';
  expect(withoutIndentation(text)).toBe(
    '{"a":9007199254740993,"b\\": c":"x\\": y  \\n z","d\\\\": [1.0,-0]}',
  );
});

test('a file named .json that contains YAML is not published as JSON', () => {
  const file = {
    id: '',
    text: '{ a: 1 } # comment\n',
    value: {},
    locationOf: () => ({ line: 1, column: 1 }),
  };
  const loaded = { ...file, diagnostics: [], links: [] };
  expect(isJson([{ ...loaded, file: 'api.json' }])).toBe(false);
  expect(isJson([{ ...loaded, file: 'api.json', text: '{ "a": 1 }' }])).toBe(true);
  expect(isJson([{ ...loaded, file: 'api.yaml', text: '{ "a": 1 }' }])).toBe(false);
});
