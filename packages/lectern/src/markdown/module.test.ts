import { mdxToJs } from 'satteri';
import { expect, test } from 'vitest';
import { evaluate } from '../session/render/evaluate.js';
import { moduleToFunctionBody } from './module.js';

const modules: Record<string, Record<string, unknown>> = {
  './a': { default: 'A', b: 'B', 'c-d': 'CD' },
  './a.json': { default: { b: 'value' }, b: 'value' },
};

function run(source: string): { exports: Record<string, unknown>; specifiers: string[] } {
  const { code, specifiers } = moduleToFunctionBody(source);
  const exports = evaluate({ code, file: 'a.js', importModule: (name) => modules[name] ?? {} });
  return { exports, specifiers };
}

test.each([
  { source: `import x from './a'; export { x };`, exports: { x: 'A' } },
  { source: `import { b as x, 'c-d' as y } from './a'; export const z = x + y;`, exports: { z: 'BCD' } },
  { source: `import x, { b } from './a'; export default x + b;`, exports: { default: 'AB' } },
  { source: `import x, * as y from './a'; export const z = x + y.b;`, exports: { z: 'AB' } },
  { source: `import './a'; export let x = 1, y = 2;`, exports: { x: 1, y: 2 } },
  {
    source: `export { b, default as x, 'c-d' as 'e-f' } from './a';`,
    exports: { b: 'B', x: 'A', 'e-f': 'CD' },
  },
  {
    source: `export const b = 'own'; export * from './a'; export default 'D';`,
    exports: { b: 'own', 'c-d': 'CD', default: 'D' },
  },
  {
    source: `export default function Page() { return Page.title; } Page.title = 'T'; export const t = Page();`,
    exports: { default: expect.any(Function), t: 'T' },
  },
  { source: `export * as all from './a';`, exports: { all: modules['./a'] } },
])(
  'compiled modules: a module becomes a function body that returns its exports: $source',
  ({ source, exports }) => {
    const result = run(source);
    // A namespace import includes the default export, but `export *` doesn't.
    expect(result.exports).toEqual(exports);
    expect(result.specifiers).toEqual(source.includes('./a') ? ['./a'] : []);
  },
);

const compiled = (document: string): string => {
  const result = mdxToJs(document);
  if (result instanceof Promise) throw new Error('The compiler is asynchronous.');
  return result.code;
};

test.each([
  { document: '# A {1 + 1}', declared: [] },
  { document: 'export const a = 1;\n\n# A', declared: ['a'] },
  { document: '{`\nexport default MDXContent;\n`}', declared: [] },
])(
  'compiled modules: the document $document exports its component and declarations, with unchanged strings',
  ({ document, declared }) => {
    const code = compiled(document);
    const body = moduleToFunctionBody(code);
    expect(body.specifiers).toEqual(['react/jsx-runtime']);
    // An additional import prevents the fast path, so the module is parsed.
    const parsed = moduleToFunctionBody(code.replace('\n', "\nimport './a';\n"));
    expect(body.code).toBe(parsed.code.replace('__import("./a");\n', ''));
    const exports = evaluate({ code: body.code, file: 'a.js', importModule: () => ({}) });
    expect(Object.keys(exports).sort()).toEqual([...declared, 'default']);
  },
);

test('compiled modules: exported functions, classes, and destructured names are returned', () => {
  const { exports, specifiers } = run(
    `export function f() { return 1; } export class K {} export const { a, b: [c, ...d], e = 5, ...g } = { a: 1, b: [2, 3], h: 4 };`,
  );
  expect(Object.keys(exports)).toEqual(['f', 'K', 'a', 'c', 'd', 'e', 'g']);
  expect({ a: exports.a, c: exports.c, d: exports.d, e: exports.e, g: exports.g }).toEqual({
    a: 1,
    c: 2,
    d: [3],
    e: 5,
    g: { h: 4 },
  });
  expect(specifiers).toEqual([]);
});

test('compiled modules: require returns the value of a JSON file, and the exports of any other module', () => {
  const { exports, specifiers } = run(
    `export const x = [require('./a.json').b, require("./a").default, "require('./c')"];`,
  );
  expect(exports).toEqual({ x: ['value', 'A', "require('./c')"] });
  expect(specifiers).toEqual(['./a.json', './a']);
});
