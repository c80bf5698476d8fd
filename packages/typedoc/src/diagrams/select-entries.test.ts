import { expect, it } from 'vitest';
import { entry } from './__fixtures__/outline.js';
import { selectEntries } from './select-entries.js';

const outline = ['Lamp', 'LampError', 'Desk', 'DeskError', 'a.b'].map((name) => entry(name));

it.each([
  ['', ['Lamp', 'LampError', 'Desk', 'DeskError', 'a.b']],
  ['Desk\nLamp\n', ['Desk', 'Lamp']],
  ['!*Error', ['Lamp', 'Desk', 'a.b']],
  ['*Error\n! Lamp*', ['DeskError']],
  ['Lamp\nLamp*', ['Lamp', 'LampError']],
  ['a.b', ['a.b']],
])('class diagrams: the patterns %j select the matching exports', (text, names) => {
  const { entries, unknown } = selectEntries({ text, outline });
  expect(entries.map(({ name }) => name)).toEqual(names);
  expect(unknown).toEqual([]);
});

it('class diagrams: unknown names are returned with their locations', () => {
  expect(selectEntries({ text: 'Lamp\n  Lam\n!axb', outline }).unknown).toEqual([
    { pattern: 'Lam', line: 1, column: 3 },
    { pattern: 'axb', line: 2, column: 2 },
  ]);
});
