import { expect, test } from 'vitest';
import { jsxInJs } from './jsx-in-js.js';

const element = "import React from 'react';\nexport const Lamp = () => <b>on</b>;\n";

async function compiled({ file, source }: { file: string; source: string }): Promise<string | undefined> {
  const { transform } = jsxInJs({ siteDir: '/site', development: false });
  if (typeof transform !== 'object') throw new Error('The plug-in has no filtered transform.');
  const { id, code } = transform.filter ?? {};
  const { include, exclude } = { include: undefined, exclude: undefined, ...Object(id) } as Record<
    string,
    unknown
  >;
  if (!(include instanceof RegExp && exclude instanceof RegExp && typeof code === 'string'))
    throw new Error('The filter has another form.');
  if (!include.test(file) || exclude.test(file) || !source.includes(code)) return undefined;
  const result: unknown = await Reflect.apply(transform.handler, {}, [source, file]);
  return result === undefined ? undefined : String(Reflect.get(Object(result), 'code'));
}

test("JSX is compiled in the site's .js files, and in packages that are published as source", async () => {
  for (const file of [
    '/site/src/lamp.js',
    '/site/node_modules/lamp/index.js',
    '/other/node_modules/lamp/index.mjs',
  ])
    expect(await compiled({ file, source: element })).toContain('_jsx("b"');
});

test('type annotations are removed from JavaScript files with JSX', async () => {
  const typed = 'export const Lamp = ({ on }: { on: boolean }) => <b>{on}</b>;\n';
  for (const file of ['/site/src/lamp.js', '/site/src/lamp.jsx'])
    expect(await compiled({ file, source: typed })).toContain('_jsx("b"');
  await expect(compiled({ file: '/site/src/lamp.jsx', source: 'const a: = <b />;' })).rejects.toThrow(
    /Expected a semicolon|Missing initializer|Unexpected token/,
  );
});

test('JSX in .js files: packages that the dev server has optimized are not parsed again', async () => {
  expect(await compiled({ file: '/site/.lectern/vite/deps/lamp.js', source: element })).toBeUndefined();
});

test('JSX in .js files: package modules without JSX, and .ts files, are left unchanged', async () => {
  const file = '/site/node_modules/lamp/index.js';
  expect(await compiled({ file, source: 'export const isLess = (a, b) => a <b;\n' })).toBeUndefined();
  expect(await compiled({ file: '/site/src/lamp.ts', source: element })).toBeUndefined();
  const text = `const React = require('react');\nconst html = /["'&<>]/;\nconst at = " (<anonymous>)";\n`;
  expect(await compiled({ file, source: text })).toBeUndefined();
});

test('JSX in .js files is detected in parentheses, after a condition or an equals sign, after comments, and as a fragment', async () => {
  for (const code of [
    'f(<b />)',
    'f(\n// A < b.\n/* c */ <b />)',
    'on ? <b /> : null',
    'on && <b />',
    'on || <b />',
    'lamp = <b />',
    'on === "a" ? <b /> : null',
    'on && <></>',
    '(\n// The lamp.\n<b />)',
  ]) {
    const file = '/site/node_modules/lamp/index.js';
    const source = `import React from 'react';\nexport const lamp = (on, f) => ${code};\n`;
    expect(await compiled({ file, source }), code).toContain('_jsx(');
  }
});

test('JSX in .js files: ">" and "}" in text need no escape, as in Babel', async () => {
  const source = 'export const Lamp = () => <b>é > 1 } or <i>a -> b</i></b>;\n';
  const code = await compiled({ file: '/site/src/lamp.jsx', source });
  expect(code).toContain('"é > 1 } or "');
  expect(code).toContain('"a -> b"');
});
