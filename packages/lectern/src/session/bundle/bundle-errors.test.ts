import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LecternError, problem } from '../../diagnostics/diagnostic.js';
import { engineSource } from '../../util/engine-paths.js';
import { attempt, bundleProblems } from './bundle-errors.js';

const drawn = (path: string) =>
  `\u001b[31m[PARSE_ERROR] \u001b[0mUnexpected token\n   \u001b[38;5;246m╭─[ ${path}:3:9 \u001b[38;5;246m]\u001b[0m\n   │\n 3 │ x\n`;

test('bundler errors: each diagnostic has a location, and its message contains no terminal color codes', () => {
  const error = Object.assign(new Error('Build failed with 3 errors:'), {
    errors: [
      {
        message: "\u001b[31m[UNRESOLVED_IMPORT] \u001b[0mCould not resolve './no' in ../x/a.tsx\n",
        id: '/site/a.tsx',
        loc: { line: 1, column: 14, file: '/site/a.tsx' },
      },
      { message: drawn('/site/components/b.tsx'), loc: { line: 3, column: 8 } },
      { message: drawn('/site/c.tsx') },
    ],
  });
  const code = 'bundle-failed';
  const severity = 'error';
  expect(bundleProblems({ error, siteDir: '/site' })).toEqual([
    {
      code,
      severity,
      message: "The module can't be bundled: Could not resolve './no'",
      file: 'a.tsx',
      line: 1,
      column: 15,
    },
    {
      code,
      severity,
      message: "The module can't be bundled: Unexpected token",
      file: 'components/b.tsx',
      line: 3,
      column: 9,
    },
    {
      code,
      severity,
      message: "The module can't be bundled: Unexpected token",
      file: 'c.tsx',
      line: 3,
      column: 9,
    },
  ]);
});

test('bundler errors: an error without details keeps the first line of its message', async () => {
  expect(bundleProblems({ error: new Error('One.\nTwo.'), siteDir: '/site' })).toMatchObject([
    { message: "The module can't be bundled: One.", file: undefined },
  ]);
  const own = new LecternError([problem({ code: 'x', message: 'Own.' })]);
  await expect(attempt({ siteDir: '/site' }, () => Promise.reject(own))).rejects.toBe(own);
});

test('bundler errors: the message of a plug-in error includes its cause', () => {
  const message =
    '\u001b[31m[builtin:vite-json] \u001b[0mplugin `builtin:vite-json` threw an error\n\nCaused by:\n    expected value at line 1 column 1\n\nStack backtrace:\n   0: <unknown>\n';
  const error = Object.assign(new Error('Build failed'), { errors: [{ message, id: '/site/a.json' }] });
  expect(bundleProblems({ error, siteDir: '/site' })).toMatchObject([
    {
      message:
        "The module can't be bundled: plugin `builtin:vite-json` threw an error: expected value at line 1 column 1",
      file: 'a.json',
    },
  ]);
});

test('bundler errors: the error for a missing Sass compiler names both packages that provide it', () => {
  const error = new Error('Preprocessor dependency "sass-embedded" not found. Did you install it? Try x.');
  const [found] = bundleProblems({ error, siteDir: '/site' });
  expect(found?.message).toBe("A style sheet can't be compiled, because its compiler is not installed.");
  expect(found?.hint).toBe('Install it: npm install --save-dev sass (or sass-embedded, which is faster)');
});

test('bundler errors: an error without a location is reported in the file that its message names', () => {
  const error = new Error('Failed to parse WASM file "/site/a.wasm": expected 4 bytes');
  expect(bundleProblems({ error, siteDir: '/site' })).toMatchObject([{ file: 'a.wasm', line: undefined }]);
});

test('bundler errors: the location of an error contains no query from the dev server', () => {
  const error = Object.assign(new Error('Unknown word'), { id: '/site/a.css?direct' });
  expect(bundleProblems({ error, siteDir: '/site' })).toMatchObject([{ file: 'a.css' }]);
});

test('bundler errors: the hint for a stack overflow suggests moving code into a function or a data file', () => {
  const error = new RangeError('Maximum call stack size exceeded');
  expect(bundleProblems({ error, siteDir: '/site' })).toMatchObject([
    {
      message: "The module can't be bundled: Maximum call stack size exceeded",
      hint: 'The module is nested too deeply. Move part of it into a function or a data file.',
    },
  ]);
});

test('bundler errors: the error for an outdated Sass compiler says which version is needed', () => {
  const error = new Error('[vite:css] [sass] sass.initAsyncCompiler is not a function');
  const [found] = bundleProblems({ error, siteDir: '/site' });
  expect(found?.message).toBe(
    "A style sheet can't be compiled, because the installed Sass is older than 1.45.",
  );
  expect(found?.hint).toBe('Update it: npm install --save-dev sass@latest');
});

test("bundler errors: the message contains the bundler's summary, followed by the first error", () => {
  const error = new Error('Transform failed with 1 error:\n\n[TSCONFIG_ERROR] Tsconfig not found\nmore');
  const [found] = bundleProblems({ error, siteDir: '/site' });
  expect(found?.message).toBe(
    "The module can't be bundled: Transform failed with 1 error: [TSCONFIG_ERROR] Tsconfig not found",
  );
});

test('bundler errors: an unreadable imported file is named instead of the generated module that imports it', () => {
  const error = Object.assign(new Error('Could not load docs/scan.tiff'), {
    loc: { file: '\0virtual:lectern/server', line: 26, column: 64 },
  });
  expect(bundleProblems({ error, siteDir: '/site' })).toEqual([
    {
      code: 'bundle-failed',
      severity: 'error',
      message: "The module can't be bundled: Could not load docs/scan.tiff",
      hint: 'Modules can import code, styles, JSON, and images in common formats. Put other files in the `static` folder, and link to their URLs.',
      file: 'docs/scan.tiff',
    },
  ]);
});

test('bundler errors: the error for a missing default export names the module in src/theme', () => {
  const error = {
    message: '[MISSING_EXPORT] "default" is not exported by "src/theme/Footer.jsx".',
    loc: { line: 3, column: 7, file: join(engineSource(), 'theme/pages/Page.tsx') },
  };
  expect(bundleProblems({ error, siteDir: process.cwd() })).toMatchObject([
    {
      message: "The module can't be bundled: The module has no default export",
      file: 'src/theme/Footer.jsx',
      line: 1,
      column: 1,
    },
  ]);
});
