import { expect, test } from 'vitest';
import { checkPackageName, namesOf } from './plugin-names.js';

test('a plug-in, its folder, and its function are named after the package', () => {
  expect(namesOf('@acme/lectern-plugin-word-list')).toEqual({
    package: '@acme/lectern-plugin-word-list',
    folder: 'lectern-plugin-word-list',
    name: 'word-list',
    factory: 'wordList',
  });
  expect(namesOf('lectern-glossary')).toMatchObject({ name: 'glossary', factory: 'glossary' });
  expect(namesOf('a.b_c')).toMatchObject({ name: 'a-b-c', factory: 'aBC' });
});

test("the name of a plug-in's function is a valid JavaScript identifier, even if the plug-in's name isn't one", () => {
  expect(namesOf('lectern-plugin-2d')).toMatchObject({ name: 'plugin-2d', factory: 'plugin2d' });
  expect(namesOf('lectern-plugin-delete')).toMatchObject({ name: 'delete', factory: 'deletePlugin' });
  expect(namesOf('lectern-plugin-')).toMatchObject({ name: 'plugin', factory: 'plugin' });
});

test.each(['glossary', '@acme/glossary', 'a.b-c_d', '2d', 'a'.repeat(214)])(
  'the package name "%s" is accepted',
  (name) => {
    expect(checkPackageName(name)).toBeUndefined();
  },
);

test.each([
  ['My Plugin', 'my-plugin'],
  ['@Acme/Word List', '@acme/word-list'],
  ['.hidden', 'hidden'],
  ['../elsewhere', 'elsewhere'],
  ['a/b', 'a-b'],
])('the package name "%s" is rejected, and "%s" is suggested', (name, suggestion) => {
  expect(checkPackageName(name)).toEqual({
    severity: 'error',
    code: 'invalid-package-name',
    message: `"${name}" can't be the name of an npm package.`,
    hint: `Use up to 214 lowercase letters, digits, hyphens, dots, and underscores, starting with a letter or digit. Example: --plugin ${suggestion}`,
  });
});

test.each(['', '@/', 'node_modules', 'fs', 'a'.repeat(215)])('the package name "%s" is rejected', (name) => {
  expect(checkPackageName(name)?.code).toBe('invalid-package-name');
});

test.each([
  ['fs', 'lectern-plugin-fs'],
  ['@acme/node_modules', 'lectern-plugin-node_modules'],
])('the reserved package name "%s" is rejected, and "%s" is suggested', (name, suggestion) => {
  expect(checkPackageName(name)).toMatchObject({
    message: `"${name}" can't be the name of an npm package, because it is reserved.`,
    hint: `Choose another name, such as --plugin ${suggestion}`,
  });
});
