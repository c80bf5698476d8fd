import { expect, test } from 'vitest';
import { importedNames } from './installed-exports.js';

const namesIn = (source: string): string[] =>
  importedNames({ file: 'Component.tsx', source, specifiers: /^theme-common$/ });

test.each([
  ["import { a, b as c, type D } from 'theme-common';", ['a', 'b']],
  ["import E, { /* } from 'theme-common' */ a } from 'theme-common';", ['a']],
  ["export { a as b } from 'theme-common';", ['a']],
  ["import type { A } from 'theme-common';\nexport type { B } from 'theme-common';", []],
  ["import { a } from 'other';\nconst text = `import { b } from 'theme-common';`;", []],
  ["import * as all from 'theme-common';\nimport 'theme-common';", []],
])('importedNames finds the names that a module imports from a package: %s', (source, names) => {
  expect(namesIn(source)).toEqual(names);
});
