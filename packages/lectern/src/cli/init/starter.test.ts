import { compileFunction } from 'node:vm';
import { expect, test } from 'vitest';
import type { Starter } from './find-starter.js';
import { newPackageJson } from './package-json.js';
import { starterFiles } from './starter.js';
import { toSource } from './to-source.js';

test('lectern init titles a new site after its folder', () => {
  const files = starterFiles({ folder: 'My_docs 2', starters: [] });
  expect(Object.keys(files)).toEqual([
    'tsconfig.json',
    '.gitignore',
    'lectern.config.ts',
    'docs/intro.md',
    'pages/index.md',
  ]);
  expect(files['lectern.config.ts']).toContain("title: 'My docs 2'");
  const manifest: unknown = JSON.parse(newPackageJson({ folder: 'My_docs 2', needed: {} }));
  expect(manifest).toMatchObject({ name: 'my-docs-2', private: true, type: 'module' });
});

test('lectern init adds the chosen plug-ins to the configuration of a new site', () => {
  const starters: Starter[] = [
    {
      name: 'z-plugin',
      folder: '/z',
      plugins: [
        { export: 'b', options: { path: 'it\'s "here"', deep: { list: ['a', 1] } } },
        { export: 'a' },
      ],
      navbarItems: [{ label: 'API', to: '/api' }],
      files: { 'z.yaml': new Uint8Array() },
    },
    { name: '@acme/first', folder: '/a', plugins: [{ export: 'first' }], navbarItems: [], files: {} },
  ];
  const files = starterFiles({ folder: 'docs', starters });
  expect(Object.keys(files)).toContain('z.yaml');
  expect(files['lectern.config.ts']).toBe(`import { first } from '@acme/first';
import { defineConfig } from 'lectern';
import { a, b } from 'z-plugin';

export default defineConfig({
  title: 'Docs',
  // The public URL of the site. Search engines and link previews need the full URL.
  url: 'https://example.org',
  sources: [{ type: 'docs' }, { type: 'pages' }],
  plugins: [
    b({ path: 'it\\'s "here"', deep: { list: ['a', 1] } }),
    a(),
    first(),
  ],
  themeConfig: {
    navbar: { title: 'Docs', items: [{ label: 'Docs', to: '/docs/intro' }, { label: 'API', to: '/api' }] },
  },
});
`);
});

test.each([
  [{ 'a-b': null, c: [], d: {} }, "{ 'a-b': null, c: [], d: {} }"],
  [['x'.repeat(60), 'y'.repeat(60)], `[\n  '${'x'.repeat(60)}',\n  '${'y'.repeat(60)}',\n]`],
  ['line\nbreak\\', "'line\\nbreak\\\\'"],
])('lectern init formats %j as JavaScript source', (value, source) => {
  expect(toSource(value)).toBe(source);
  expect(compileFunction(`return (${source})`)()).toEqual(value);
});
