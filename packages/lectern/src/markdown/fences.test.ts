import { expect, test } from 'vitest';
import { compile, render } from './__fixtures__/render.js';
import { createPrismHighlighter } from './code/prism.js';
import { compileMarkdown } from './compile.js';

test('fences are rendered with highlighting, their title, and line numbers', () => {
  expect(
    render('```ts title="a.ts" showLineNumbers\nlet a = 1;\n```\n\n```\n<b>\n```\n'),
  ).toMatchInlineSnapshot(`
    "<x-fence language="ts" title="a.ts" lineNumbers="1"><span class="line num"><span class="tk-k">let</span> a = <span class="tk-n">1</span>;</span></x-fence>
    <x-fence language="text">&lt;b&gt;</x-fence>"
  `);
});

test('fences that a plug-in renders are listed with their options and locations, and are not highlighted', () => {
  const content =
    'Text\n\n```chart\na --> b\n```\n\n- x\n\n  ```table title="Two words" wide rows=3\n  1\n  ```\n\n```ts\n1\n```\n';
  const marks = {
    ids: [],
    directives: [],
    fences: ['chart', 'table'].map((language) => ({ plugin: 'figures', language })),
  };
  const { fences, diagnostics, code } = compileMarkdown({
    file: 'docs/page.md',
    content,
    highlighter: createPrismHighlighter(),
    marks,
  });
  const key = expect.stringMatching(/^\w+:fence:\d$/);
  expect(fences).toEqual([
    { plugin: 'figures', language: 'chart', key, code: 'a --> b', options: {}, line: 3, column: 1 },
    {
      plugin: 'figures',
      language: 'table',
      key,
      code: '1',
      title: 'Two words',
      options: { wide: true, rows: '3' },
      line: 9,
      column: 3,
    },
  ]);
  expect(new Set(fences.map((fence) => fence.key)).size).toBe(2);
  for (const { key: name } of fences) expect(code).toContain(`"${name}"`);
  expect(diagnostics).toEqual([]);
});

test('fences in the language of code samples are listed with the location of each line', () => {
  const content =
    'Text\n\n```bash\nls\n```\n\n1. x\n\n   > ```ts run title="a.ts"\n   > const a = 1;\n   >\n   >   a;\n   > ```\n\n```JSX no-check\na\n```\n';
  expect(compile(content).samples).toEqual([
    {
      code: 'const a = 1;\n\n  a;',
      extension: 'ts',
      check: 'always',
      run: true,
      line: 10,
      columns: [5, 4, 5],
      end: { line: 13, prefix: '   > ' },
    },
    { code: 'a', extension: 'jsx', check: 'never', run: false, line: 16, columns: [0] },
  ]);
  expect(render('```ts run\n1\n```')).toMatch(/^<x-fence language="ts" run="[0-9a-f]{16}">/);
});

test('an output fence is an error unless it is directly below a runnable code sample', () => {
  const sample = '```ts run\n1\n```\n\n';
  const output = '```text output\na\nb\n```\n\n';
  const { samples, diagnostics } = compile(`${sample}${output}`);
  expect(samples[0]?.output).toEqual({ text: 'a\nb', line: 5, column: 1, endLine: 8 });
  expect(diagnostics).toEqual([]);
  expect(render(`${sample}${output}`).match(/<x-fence/g)).toHaveLength(1);
  const lines = (content: string) =>
    compile(content).diagnostics.map(({ code, line }) => [code, line] as const);
  expect(lines(`${sample}${output}${output}`)).toEqual([['output-without-sample', 10]]);
  expect(lines(`${sample}Text\n\n${output}`)).toEqual([['output-without-sample', 7]]);
  expect(lines(`\`\`\`ts\n1\n\`\`\`\n\n${output}`)).toEqual([['output-without-sample', 5]]);
});

test('a fence with an unknown language causes a warning', () => {
  const fences = ['typscript', 'text', 'caddyfile', 'diff-ts', 'diff-tss', 'sh'].map(
    (lang) => `\`\`\`${lang}\nx\n\`\`\`\n`,
  );
  const found = compile(fences.join('\n')).diagnostics;
  expect(found.map(({ severity, code, line, message }) => [severity, code, line, message])).toEqual([
    [
      'warning',
      'unknown-language',
      1,
      'The language "typscript" is unknown, so this code is not highlighted.',
    ],
    [
      'warning',
      'unknown-language',
      17,
      'The language "diff-tss" is unknown, so this code is not highlighted.',
    ],
  ]);
});

test('an error in a live example has its original line number, even below a magic comment', () => {
  const content = '```jsx live noInline\nconst a = 1;\n// highlight-next-line\nrender(a b);\n```\n';
  expect(compile(content).diagnostics.map(({ code, line, column }) => `${code} ${line}:${column}`)).toEqual([
    'live-example 4:10',
  ]);
});
