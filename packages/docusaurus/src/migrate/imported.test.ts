import { expect, test } from 'vitest';
import { importedNames, specifiersOf } from './imported.js';

const files = [
  {
    path: '/site/docusaurus.config.js',
    text: `import a from 'remark-a'; import './side.js'; const b = require("@scope/b").default; import fs from 'node:fs';`,
  },
  {
    path: '/site/config/plugins.mjs',
    text: `export { c } from './c.mjs';\nconst d = await import('../d.js');`,
  },
];

test('migrate: local modules are imported by paths relative to the site folder', () => {
  expect(specifiersOf({ siteDir: '/site', files })).toEqual([
    'remark-a',
    './side.js',
    '@scope/b',
    './config/c.mjs',
    './d.js',
  ]);
});

test('migrate: a default export inside another default export, as in compiled CommonJS, is detected', async () => {
  const a = () => undefined;
  const b = () => undefined;
  const modules: Record<string, unknown> = { 'remark-a': { default: a }, '@scope/b': { default: b } };
  const native: Record<string, unknown> = {
    'remark-a': { default: a },
    '@scope/b': { default: { default: b } },
  };
  const found = await importedNames({
    siteDir: '/site',
    files,
    load: (specifier) => modules[specifier],
    importNative: async (specifier) => native[specifier],
  });
  expect(found.get(a)).toEqual({ specifier: 'remark-a', name: 'default', isNested: false });
  expect(found.get(b)).toEqual({ specifier: '@scope/b', name: 'default', isNested: true });
});
