import { parseYaml } from 'lectern/plugin';
import { expect, it } from 'vitest';
import { jsonLocations } from './json-locations.js';

const text = `{
  "a": { "b\\"c": [1, {"d": "x, }"}, null ], "e": {} },
  "/p~q": [], "last":   true
}
`;

it('jsonLocations: keys and values have the same locations as in the YAML parser', () => {
  const { locationOf } = parseYaml({ file: 'a.json', text, code: 'invalid', what: 'It' });
  const own = jsonLocations(text);
  const paths = [
    [],
    ['a'],
    ['a', 'b"c'],
    ['a', 'b"c', 0],
    ['a', 'b"c', 1, 'd'],
    ['a', 'e', 'missing'],
    ['/p~q'],
    ['last'],
    ['nowhere', 'x'],
  ];
  for (const path of paths)
    for (const what of ['key', 'value'] as const) expect(own?.(path, what)).toEqual(locationOf(path, what));
});

it('jsonLocations returns undefined for a duplicate key, so that the YAML parser reports it', () => {
  expect(jsonLocations('{"a": {"b": 1, "b": 2}}')).toBeUndefined();
});
