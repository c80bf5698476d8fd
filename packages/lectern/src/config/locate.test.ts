import { expect, test } from 'vitest';
import { offsetToLocation } from '../util/offset-to-location.js';
import { locateKey } from './locate.js';

const source = `// Grüße 😀
const items = [
  { label: 'A' },
  { label: 'B', 'aria-label': 'b' },
];
const shared = { title: 'T' } as const;

export default defineConfig({
  a: 1, deep: { list: [[{ x: 1 }]] },
  items,
  ...shared,
  made: make(),
} satisfies UserConfig);
`;

function locationOf(...path: PropertyKey[]): string | undefined {
  const location = locateKey({ file: 'lectern.config.ts', source, path });
  return location && `${location.line}:${location.column}`;
}

test.each([
  { path: [], location: '8:29' },
  { path: ['a'], location: '9:3' },
  { path: ['deep', 'list', 0, 0, 'x'], location: '9:27' },
  { path: ['items', 1, 'aria-label'], location: '4:17' },
  { path: ['items', 0, 'missing'], location: '3:3' },
  { path: ['made', 'of', 'code'], location: '12:3' },
  { path: ['title'], location: '8:29' },
])('the key $path in a configuration is located at $location', ({ path, location }) => {
  expect(locationOf(...path)).toBe(location);
});

test('locating a key in a configuration without a default export returns undefined', () => {
  expect(locateKey({ file: 'a.ts', source: 'export const a = 1;', path: ['a'] })).toBeUndefined();
});

test("locating a key in a file that can't be parsed returns undefined", () => {
  expect(locateKey({ file: 'a.ts', source: '{ "a": ', path: ['a'] })).toBeUndefined();
});

test('lines and columns in a configuration are 1-based, as in editors', () => {
  expect([0, 3, 4, 5, 9].map((offset) => offsetToLocation('abc\n\ndef\r\ng', offset))).toEqual([
    { line: 1, column: 1 },
    { line: 1, column: 4 },
    { line: 2, column: 1 },
    { line: 3, column: 1 },
    { line: 3, column: 5 },
  ]);
});
