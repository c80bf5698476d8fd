import { expect, test } from 'vitest';
import { checkPackageName, namesOf } from './plugin-names.js';

test('lectern init --plugin names the plug-in, its folder, and its function after the package', () => {
  expect(namesOf('@acme/lectern-plugin-word-list')).toEqual({
    package: '@acme/lectern-plugin-word-list',
    folder: 'lectern-plugin-word-list',
    name: 'word-list',
    factory: 'wordList',
  });
  expect(namesOf('lectern-glossary')).toMatchObject({ name: 'glossary', factory: 'glossary' });
  expect(namesOf('a.b_c')).toMatchObject({ name: 'a-b-c', factory: 'aBC' });
});

test('lectern init --plugin turns any plug-in name into a valid JavaScript identifier for its function', () => {
  expect(namesOf('lectern-plugin-2d')).toMatchObject({ name: 'plugin-2d', factory: 'plugin2d' });
  expect(namesOf('lectern-plugin-delete')).toMatchObject({ name: 'delete', factory: 'deletePlugin' });
  expect(namesOf('lectern-plugin-')).toMatchObject({ name: 'plugin', factory: 'plugin' });
});

test.each(['glossary', '@acme/glossary', 'a.b-c_d', '2d', 'a'.repeat(214)])(
  'lectern init --plugin accepts the package name "%s"',
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
])('lectern init --plugin rejects the package name "%s", and suggests "%s"', (name, suggestion) => {
  expect(checkPackageName(name)).toEqual({
    severity: 'error',
    code: 'invalid-package-name',
    message: `"${name}" can't be the name of an npm package.`,
    hint: `Use up to 214 lowercase letters, digits, hyphens, dots, and underscores, starting with a letter or digit. Example: --plugin ${suggestion}`,
  });
});

test.each(['', '@/', 'node_modules', 'fs', 'a'.repeat(215)])(
  'lectern init --plugin rejects the package name "%s"',
  (name) => {
    expect(checkPackageName(name)?.code).toBe('invalid-package-name');
  },
);

test.each([
  ['fs', 'lectern-plugin-fs'],
  ['@acme/node_modules', 'lectern-plugin-node_modules'],
])('lectern init --plugin rejects the reserved package name "%s", and suggests "%s"', (name, suggestion) => {
  expect(checkPackageName(name)).toMatchObject({
    message: `"${name}" can't be the name of an npm package, because it is reserved.`,
    hint: `Choose another name, such as --plugin ${suggestion}`,
  });
});
