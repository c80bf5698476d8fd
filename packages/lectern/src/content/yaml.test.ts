import { expect, test } from 'vitest';
import { parseYaml } from './yaml.js';

const placeOfMistake = (text: string) => {
  const [found] = parseYaml({ file: 'a.yaml', text, code: 'invalid', what: 'It' }).diagnostics;
  return `${found?.line}:${found?.column} ${found?.message}`;
};

test('a bracket that is not closed is told where it opens, however deep that is', () => {
  const text = ['top: 1', 'outer:', '  inner:', '    list:', '      - a: [x, {y: 1}', '    next: 2', ''].join(
    '\n',
  );
  expect(placeOfMistake(text)).toBe('5:12 It cannot be read: a bracket is opened and not closed.');
});

test('a quote that is not closed is told where it opens, in a list too', () => {
  const text = ['outer:', '  - one', '  - "two', '  - three', ''].join('\n');
  expect(placeOfMistake(text)).toBe('3:5 It cannot be read: a quote is opened and not closed.');
});
