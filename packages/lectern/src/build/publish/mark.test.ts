import { expect, test } from 'vitest';
import { formatMark, parseMark } from './mark.js';

const site = 'a'.repeat(20);
const [first, second] = ['0'.repeat(20), 'f'.repeat(20)];

test('parsing a build marker returns the original marker', () => {
  const mark = {
    site,
    complete: false,
    files: new Map([
      [second, first],
      [first, second],
    ]),
  };

  const text = formatMark(mark);

  expect(JSON.parse(text)).toEqual({
    about: expect.stringContaining('Written by Lectern.'),
    version: 1,
    site,
    complete: false,
    files: { [first]: second, [second]: first },
  });
  expect(text).toMatch(/ "files": \{\n {2}"0{20}": "f{20}",\n {2}"f{20}": "0{20}"\n \}\n\}\n$/);
  expect(parseMark(text)).toEqual({ ...mark, files: new Map([...mark.files].reverse()) });
});

test('a build marker without files is valid JSON', () => {
  const mark = { site, complete: true, files: new Map<string, string>() };

  expect(parseMark(formatMark(mark))).toEqual(mark);
});
