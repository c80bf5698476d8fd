import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlightLines } from './highlight.js';
import { createPrismHighlighter } from './prism.js';
import { renderCodeLines } from './render-code.js';

const highlighter = createPrismHighlighter();
const lines = [
  [
    { text: 'const', classes: 'tk-k' },
    { text: ' a = "<&>";', classes: '' },
  ],
  [],
  [{ text: 'b', classes: '' }],
];

describe('renderCodeLines', () => {
  it('adds no element around a line without a class or a line number', () => {
    expect(
      renderCodeLines({ lines, lineClasses: new Map([[2, ['line-highlight']]]), showLineNumbers: false }),
    ).toBe(
      '<span class="tk-k">const</span> a = "&lt;&amp;&gt;";\n<span class="line line-highlight"></span>\nb',
    );
  });

  it('wraps each numbered line in an element', () => {
    expect(renderCodeLines({ lines, lineClasses: new Map(), showLineNumbers: 1 })).toBe(
      '<span class="line num"><span class="tk-k">const</span> a = "&lt;&amp;&gt;";</span>\n<span class="line num"></span>\n<span class="line num">b</span>',
    );
  });

  it("sets line numbers in data-n if the first number isn't 1", () => {
    const rendered = renderCodeLines({ lines, lineClasses: new Map([[3, ['x"y']]]), showLineNumbers: 9 });
    expect(rendered.split('\n').at(-1)).toBe('<span class="line num x&quot;y" data-n="11">b</span>');
  });

  it('writes a carriage return as a character reference', () => {
    expect(
      renderCodeLines({
        lines: [[{ text: 'a\rb', classes: '' }]],
        lineClasses: new Map(),
        showLineNumbers: false,
      }),
    ).toBe('a&#13;b');
  });
});

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#13;', '\r')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Code composed of these snippets reveals far more failures than random letters. */
const PIECES =
  '\n|\n\n|  |\t|a|B1|const |import x from "y"|=>|`|}|{|"|\'|/|/*|*/|//|# |<!--|-->|<b|</b>|<A x={1}>|/>|>|&amp;|---|```|```ts|:::note|: |- |[|]|(|)|$|$(|<<EOF|EOF|\\|\\n|0x1|true|null|{/*|*/}|{#id}|**|_|| |—|😀'
    .split('|')
    .concat('|', '||', '${');

describe("highlighted code's text content", () => {
  it.each(['ts', 'tsx', 'bash', 'json', 'yaml', 'mdx', 'md', 'html', 'css', 'php', 'diff', 'diff-ts'])(
    'equals the code, in %s',
    (lang) => {
      const code = fc.oneof(
        fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join('')),
        fc.string({ unit: 'grapheme', maxLength: 80 }),
      );
      fc.assert(
        fc.property(code, fc.constantFrom<false | number>(false, 1, 5), (text, showLineNumbers) => {
          const html = renderCodeLines({
            lines: highlightLines({ code: text, lang, highlighter }),
            lineClasses: new Map([[1, ['line-highlight']]]),
            showLineNumbers,
          });
          expect(textOf(html)).toBe(text);
        }),
        { numRuns: 200 },
      );
    },
  );
});
