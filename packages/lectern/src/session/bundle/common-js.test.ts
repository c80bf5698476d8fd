import { expect, test } from 'vitest';
import { asModule } from './common-js.js';

const convert = (source: string): string | undefined => asModule({ file: 'a.js', source });

test('CommonJS: the exports of a module become named exports, and line numbers are preserved', () => {
  expect(convert("const b = 1;\nmodule.exports = { a, b, 'c-d': 2 };\nexports.default = b;")).toBe(
    `const module = { exports: {} }; const exports = module.exports; const b = 1;
module.exports = { a, b, 'c-d': 2 };
exports.default = b;
export default module.exports?.__esModule ? module.exports.default : module.exports;
export const __moduleExports = module.exports;
const lecternExport0 = module.exports.a; export { lecternExport0 as a };
const lecternExport1 = module.exports.b; export { lecternExport1 as b };`,
  );
});

test.each([
  ['exports.a = exports.b = void 0;', ['a', 'b']],
  ['Object.defineProperty(exports, "__esModule", { value: true });\nexports.default = 1;', []],
  ['var a = __esm(() => { exports.a = 1; });', ['a']],
  ['Object.defineProperty(exports, "a", { enumerable: true, value: 1 });', ['a']],
  ["module.exports = { a: 'one', b: () => 2, ...others, [c]: 3, 'd-e': 4 };", ['a', 'b']],
  ['module.exports = function () {};', []],
])('CommonJS: the module %j has the named exports %j, and a default export', (source, names) => {
  const code = convert(source) ?? '';
  expect([...code.matchAll(/ as (\w+) \}/g)].map(([, name]) => name)).toEqual(names);
  expect(code).toContain('export default module.exports');
});

test("CommonJS: a module that re-exports another module has the other module's exports", () => {
  for (const code of ["module.exports = require('./b');", "__exportStar(require('./b'), exports);"])
    expect(convert(code)).toMatch(/\nexport \* from "\.\/b";$/);
});

test.each([
  "import a from 'a';\nmodule.exports = a;",
  'export const exports = 1;',
  'const a = exports;',
  'other.exports = {};',
])('CommonJS: a module without CommonJS exports is unchanged: %j', (source) => {
  expect(convert(source)).toBeUndefined();
});
