import { expect, test } from 'vitest';
import { createPrismHighlighter } from './code/prism.js';
import { compileMarkdown } from './compile.js';
import { replaceTokens } from './tokens.js';

const highlighter = createPrismHighlighter();
const marks = {
  ids: [],
  directives: [],
  fences: [],
  parts: true,
  textDirectives: [
    { plugin: 'checks', name: 'value' },
    { plugin: 'checks', name: 'literal' },
  ],
};

function compile(content: string) {
  return compileMarkdown({ file: 'a.md', content, highlighter, marks });
}

test('text for plug-in checks: inline code that could become a link is replaced by a token', () => {
  const { parts } = compile('# `a`\n\nText `b`, [`c`](/d), :literal[`e`].\n');
  expect(parts?.codeSpans.map(({ token, ...rest }) => ({ ...rest, hasToken: token !== undefined }))).toEqual([
    { text: 'e', line: 3, column: 31, directive: 'literal', hasToken: false },
    { text: 'a', line: 1, column: 3, hasToken: false },
    { text: 'b', line: 3, column: 6, hasToken: true },
    { text: 'c', line: 3, column: 12, link: '/d', hasToken: false },
  ]);
});

test('text for plug-in checks: prose, code, directives, and components are listed in source order', () => {
  const { parts, diagnostics } = compile(
    '## A b\n\nWait :value[wait]{in=s}.\n\n| x |\n| - |\n| y 2 |\n\n- ```json no-check\n  {}\n  ```\n\n<Lamp id="L-1" on={true} />\n',
  );
  expect(diagnostics).toEqual([]);
  expect(parts?.prose.map(({ kind, markdown, line }) => [kind, markdown, line])).toEqual([
    ['heading', '## A b', 1],
    ['paragraph', 'Wait :value[wait]{in=s}.', 3],
    ['cell', expect.stringContaining('x'), 5],
    ['cell', expect.stringContaining('y 2'), 7],
  ]);
  expect(parts?.codeBlocks).toEqual([
    { language: 'json', options: { 'no-check': true }, code: '{}', columns: [2], line: 9, column: 3 },
  ]);
  expect(parts?.textDirectives).toMatchObject([
    { name: 'value', content: 'wait', attributes: { in: 's' }, line: 3, column: 6 },
  ]);
  expect(parts?.components).toEqual([{ name: 'Lamp', attributes: { id: 'L-1' }, line: 13, column: 1 }]);
});

test("text for plug-in checks: tokens are replaced by the plug-in's results", () => {
  const { code, parts } = compile('Text `b` and :value[wait].\n');
  const [span] = parts?.codeSpans ?? [];
  const [value] = parts?.textDirectives ?? [];
  const html = `<p><a href="${span?.token}"><code>b<wbr>c</code></a> ${value?.token}</p>`;
  expect(code).toContain(String(value?.token));
  const resolve = (href: string) =>
    replaceTokens({ html, resolve: (token) => ({ href: token === value?.token ? '2 <s>' : href }) });
  expect(resolve('')).toBe('<p><code>b<wbr>c</code> 2 &lt;s&gt;</p>');
  expect(resolve('/b')).toBe('<p><a href="/b"><code>b<wbr>c</code></a> 2 &lt;s&gt;</p>');
});

test('text for plug-in checks: no text is listed unless a plug-in requests it', () => {
  const { parts, code } = compileMarkdown({ file: 'a.md', content: '`b` :value[c]', highlighter });
  expect(parts).toBeUndefined();
  expect(code).not.toContain('lectern-id');
  expect(code).toContain(':value[');
});
