import { describe, expect, it } from 'vitest';
import { renderPlainMarkdown } from './plain.js';

function render(text: string) {
  return renderPlainMarkdown({ text, resolveLink: (url) => `/base${url}` });
}

describe('renderPlainMarkdown', () => {
  it('shows braces and angle brackets as text', () => {
    expect(render('`{ on: true }` {x} 3 < 5 <img onerror="x">')).toEqual([
      {
        html: '<p><code>{ on: true }</code> {x} 3 &lt; 5 &lt;img onerror="x"&gt;</p>',
      },
    ]);
  });

  it('resolves links, and turns headings into paragraphs', () => {
    expect(render('# Big\n\n[a](/b)')).toEqual([
      { html: '<p class="heading-text">Big</p>\n<p><a href="/base/b">a</a></p>' },
    ]);
  });

  it('wraps a table in a scrollable element', () => {
    expect(render('| a |\n| - |\n| b |')).toEqual([
      {
        html: expect.stringMatching(/^<div class="table-box"><table>.*<td>b<\/td>.*<\/table>\s*<\/div>$/s),
      },
    ]);
  });

  it('returns fences unchanged, even within lists', () => {
    expect(render('Before:\n\n```ts title="a.ts"\nconst a = 1 < 2;\n```\n\nAfter.')).toEqual([
      { html: '<p>Before:</p>' },
      { code: 'const a = 1 < 2;', language: 'ts', meta: 'title="a.ts"' },
      { html: '<p>After.</p>' },
    ]);
    const inList = render('- one\n\n  ```\n  x\n  ```\n- two');
    expect(inList.map((chunk) => ('html' in chunk ? chunk.html.replace(/\n/g, '') : chunk.code))).toEqual([
      '<ul><li><p>one</p>',
      'x',
      '</li><li><p>two</p></li></ul>',
    ]);
  });

  it('returns text that nests too deeply for the parser as a plain-text fence', () => {
    const text = '- '.repeat(20_000);
    expect(render(text)).toEqual([{ code: text, language: 'text' }]);
  });
});
