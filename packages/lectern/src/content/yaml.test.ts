import { expect, test, vi } from 'vitest';
import { parseYaml } from './yaml.js';

const locationOfMistake = (text: string) => {
  const [found] = parseYaml({ file: 'a.yaml', text, code: 'invalid', what: 'It' }).diagnostics;
  return `${found?.line}:${found?.column} ${found?.message}`;
};

test('YAML: the error for an unclosed bracket is at the bracket, at any depth', () => {
  const text = ['top: 1', 'outer:', '  inner:', '    list:', '      - a: [x, {y: 1}', '    next: 2', ''].join(
    '\n',
  );
  expect(locationOfMistake(text)).toBe("5:12 It can't be read: a bracket is never closed.");
});

test('YAML: the error for an unclosed quotation mark is at the quotation mark, even in a list', () => {
  const text = ['outer:', '  - one', '  - "two', '  - three', ''].join('\n');
  expect(locationOfMistake(text)).toBe("3:5 It can't be read: a quotation mark is never closed.");
});

test('YAML: the error for an unclosed bracket inside other brackets is at the inner bracket', () => {
  expect(locationOfMistake('a: { b: 1, c: "x }\nd: 1\n')).toBe(
    "1:15 It can't be read: a quotation mark is never closed.",
  );
  expect(locationOfMistake('a: { b: [1], c: [1, 2 }\nd: 1\n')).toBe(
    "1:17 It can't be read: a bracket is never closed.",
  );
});

test('YAML: a second document is an error at its start', () => {
  expect(locationOfMistake('a: 1\n---\nb: 2\n')).toBe("2:1 It can't be read: a second document starts here.");
});

test('YAML: an alias without an anchor is an error at the alias', () => {
  expect(locationOfMistake('a: 1\nb: [1, *none]\n')).toBe(
    "2:8 It can't be read: the alias *none has no anchor &none before it.",
  );
});

test('YAML: an alias inside its own value is an error at the alias', () => {
  expect(locationOfMistake('a: &a\n  b: [*a]\n')).toBe(
    "2:7 It can't be read: the alias *a is inside the value that it repeats.",
  );
});

test('YAML: aliases that would expand exponentially are an error', () => {
  const levels = Array.from({ length: 12 }, (_, level) => {
    const aliases = Array.from({ length: 9 }, () => `*a${level}`).join(', ');
    return `b${level}: &a${level + 1} [${aliases}]`;
  });
  expect(locationOfMistake(['a: &a0 [x]', ...levels].join('\n'))).toBe(
    "2:10 It can't be read: its aliases repeat each other and expand to more than a billion values.",
  );
});

test('YAML: an anchor can be referenced a thousand times', () => {
  const text = `a: &a { b: 1 }\nc: [${Array.from({ length: 1000 }, () => '*a').join(', ')}]`;
  const { value } = parseYaml({ file: 'a.yaml', text, code: 'invalid', what: 'It' });
  expect((value as { c: unknown[] }).c).toHaveLength(1000);
});

test('YAML: a list as a key does not make the YAML library print a warning', () => {
  const warn = vi.spyOn(process, 'emitWarning').mockReturnValue(undefined);
  expect(parseYaml({ file: 'a.yaml', text: '? [a]\n: b\n', code: 'invalid', what: 'It' }).value).toEqual({
    '[ a ]': 'b',
  });
  expect(warn.mock.calls).toEqual([]);
  warn.mockRestore();
});

test('YAML: if 100,000 brackets are open, the error is at the first bracket over the nesting limit', () => {
  expect(locationOfMistake(`a: 1\nlabel: ${'['.repeat(100_000)}`)).toBe(
    "2:208 It can't be read: more than 200 brackets are open here.",
  );
});

test('YAML: brackets in quotes and comments do not count as nesting', () => {
  const text = `a: "${'['.repeat(1000)}"\nb: 1 # ${'{'.repeat(1000)}\n`;
  expect(parseYaml({ file: 'a.yaml', text, code: 'invalid', what: 'It' }).diagnostics).toEqual([]);
});

test('YAML: a key that is defined twice is an error at its second definition, at any depth', () => {
  expect(locationOfMistake('a:\n  - b: 1\n    c: 2\n    b: 3\n')).toBe(
    "4:5 It can't be read: the key is defined twice.",
  );
  expect(locationOfMistake('a: {b: 1, "b": 3}\n')).toBe("1:11 It can't be read: the key is defined twice.");
});

test('YAML: merge keys copy the keys from other maps', () => {
  const read = (text: string): unknown =>
    parseYaml({ file: 'a.yaml', text, code: 'invalid', what: 'It' }).value;
  expect(read('a: &a { x: 1, y: 2 }\nb: { <<: *a, y: 3 }\n')).toEqual({
    a: { x: 1, y: 2 },
    b: { x: 1, y: 3 },
  });
  expect(read('a: &a { x: 1 }\nb: { <<: [*a, { y: 2 }] }\n')).toEqual({ a: { x: 1 }, b: { x: 1, y: 2 } });
});

test.each(['<<: 5\n', '<<: [{}, 5]\n', '<<:\n', 'a: &a 1\nb:\n  c: 1\n  <<: *a\n'])(
  'YAML: a merge key without a map is an error at the key: %j',
  (text) => {
    const line = text.slice(0, text.indexOf('<<')).split('\n').length;
    expect(locationOfMistake(text)).toMatch(
      new RegExp(`^${line}:\\d It can't be read: the key << merges a map, but its value is not a map\\.$`),
    );
  },
);
