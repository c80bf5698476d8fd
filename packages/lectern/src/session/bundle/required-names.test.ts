import { expect, test } from 'vitest';
import { requiredNames } from './required-names.js';

test.each([
  [
    'const common_1 = require("common");\nconst all = (0, common_1.duplicates)(list) ?? common_1.uniq;',
    ['duplicates', 'uniq'],
  ],
  ["var c = __importStar(require('common'));\nc.a(c.default, x.c.b);", ['a']],
  ["const { a, b: c } = require('common');", ['a', 'b']],
  ["const other = require('other');\nother.a();\nrequire('common').b();", []],
])('requiredNames finds the names that a CommonJS module uses from a package: %s', (source, names) => {
  expect(requiredNames({ file: 'a.js', source, specifiers: /^common$/ })).toEqual(names);
});
