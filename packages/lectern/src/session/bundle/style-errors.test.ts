import { expect, test } from 'vitest';
import { tempSite } from '../../content/__fixtures__/temp-site.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { withoutInvalidStyles } from './style-errors.js';

const reason = '[lightningcss minify] Unexpected token Function("var")\nThe merged style sheet';

async function runWith(files: Record<string, string>) {
  await using site = await tempSite(files);
  const found: Diagnostic[] = [];
  const runs: boolean[] = [];
  const result = await withoutInvalidStyles({
    siteDir: site.dir,
    inputs: new Set(Object.keys(files).map((file) => `${site.dir}/${file}`)),
    onInvalidStyle: (style) => found.push(style),
    run: ({ skipInvalidStyles }) => {
      runs.push(skipInvalidStyles);
      return skipInvalidStyles ? Promise.resolve('bundle') : Promise.reject(new Error(reason));
    },
  });
  return { found, runs, result };
}

test('withoutInvalidStyles locates an invalid declaration, and bundles again without it', async () => {
  const files = { 'good.css': 'a { margin: 0 }', 'bad.css': ':root {\n  --a: var(var(--b));\n}' };
  expect(await runWith(files)).toEqual({
    found: [
      {
        code: 'invalid-style',
        severity: 'error',
        message: 'The style sheet is invalid: Unexpected token Function("var")',
        hint: 'Fix the CSS at this location.',
        file: 'bad.css',
        line: 2,
        column: 12,
      },
    ],
    runs: [false, true],
    result: 'bundle',
  });
});

test('withoutInvalidStyles reports an invalid declaration in compiled style sheets without a location', async () => {
  const { found } = await runWith({ 'bad.less': ':root { --a: var(var(--b)) }' });
  expect(found).toEqual([
    {
      code: 'invalid-style',
      severity: 'error',
      message: 'The compiled style sheets are invalid: Unexpected token Function("var")',
      hint: 'Find the cause in the Sass, Less, or Stylus files of the site, or in what its PostCSS plug-ins add, and fix it.',
    },
  ]);
});
