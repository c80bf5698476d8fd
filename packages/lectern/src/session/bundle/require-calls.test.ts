import { expect, test } from 'vitest';
import { requiresAsImports } from './require-calls.js';

test('require calls become imports, and line numbers are preserved', () => {
  const source =
    "const a = require('./a.png').default;\nexport default () => [require('./a.png'), require(`b`), 'require(c)', require('./b.json')];";
  expect(requiresAsImports({ file: 'a.js', source })).toBe(
    `import * as lecternRequired0 from "./a.png"; import * as lecternRequired1 from "./b.json"; const lecternRequire = (all) => all.__moduleExports ?? ('__esModule' in all ? all : { ...all, __esModule: true }); const a = lecternRequire(lecternRequired0).default;
export default () => [lecternRequire(lecternRequired0), require(\`b\`), 'require(c)', lecternRequired1.default];`,
  );
});

test('a module without require calls is unchanged', () => {
  expect(requiresAsImports({ file: 'a.js', source: "const text = 'require(1)';" })).toBeUndefined();
});
