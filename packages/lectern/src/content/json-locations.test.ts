import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseYaml } from './yaml.js';

type Path = (string | number)[];

function allPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([key, inner]) =>
      allPaths(inner, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((inner, key) => (inner as Record<string | number, unknown>)[key], value);
}

const { value: json } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.string({ unit: fc.constantFrom('a', 'é', '😀', '"', '\\', '\n', '\t', '#', ': ') }),
    fc.integer(),
    fc.boolean(),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', '$ref', '😀', 'x-y', '/p/{id}'), tie('value'), { maxKeys: 3 }),
  ),
}));

test('parseYaml: locationOf finds the line and column of any value in JSON, regardless of formatting', () => {
  const document = fc.record({
    root: fc.dictionary(fc.constantFrom('a', 'b', 'c'), json, { minKeys: 1 }),
    indent: fc.constantFrom(undefined, 2, '\t'),
    newline: fc.constantFrom('\n', '\r\n'),
  });
  fc.assert(
    fc.property(document, fc.nat(), ({ root, indent, newline }, pick) => {
      const text = JSON.stringify(root, undefined, indent).replaceAll('\n', newline);
      const { value, diagnostics, locationOf } = parseYaml({ file: 'a.json', text, code: 'x', what: 'It' });
      expect(diagnostics).toEqual([]);
      expect(value).toEqual(root);
      const paths = allPaths(root);
      const path = paths[pick % paths.length] ?? [];
      const { line, column } = locationOf(path);
      const rest = text
        .split(newline)
        .slice(line - 1)
        .join(newline)
        .slice(column - 1);
      const compact = (source: string): string => source.replaceAll(/\s/g, '');
      expect(compact(rest).startsWith(compact(JSON.stringify(valueAt(root, path))))).toBe(true);
    }),
    { numRuns: 300, seed: 21 },
  );
});
