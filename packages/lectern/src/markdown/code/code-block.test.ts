import { describe, expect, it } from 'vitest';
import { prepareCodeBlock } from './code-block.js';
import { createPrismHighlighter } from './prism.js';

const highlighter = createPrismHighlighter();

describe('prepareCodeBlock', () => {
  it('renders a title, line numbers, and magic comments', () => {
    expect(
      prepareCodeBlock({
        code: '// highlight-next-line\r\nconst a = 1;\r\n// diff-add-start\r\nb < c;\r\n',
        lang: 'TS',
        meta: 'title="a.ts" showLineNumbers live noInline tab="npm"',
        highlighter,
      }),
    ).toEqual({
      html: '<span class="line num line-highlight"><span class="tk-k">const</span> a = <span class="tk-n">1</span>;</span>\n<span class="line num line-add">b &lt; c;</span>',
      text: 'const a = 1;\nb < c;',
      lang: 'ts',
      title: 'a.ts',
      showLineNumbers: 1,
      live: true,
      noInline: true,
      highlighted: true,
      options: { tab: 'npm' },
      problems: [
        {
          line: 3,
          message: '"diff-add-start" is never closed. Add "diff-add-end" below the lines to highlight.',
        },
      ],
    });
  });

  it('renders a block without a language and meta string as plain text', () => {
    expect(prepareCodeBlock({ code: 'a\n\n', lang: undefined, meta: undefined, highlighter })).toEqual({
      html: 'a\n',
      text: 'a\n',
      lang: 'text',
      showLineNumbers: false,
      live: false,
      highlighted: false,
      options: {},
      problems: [],
    });
  });

  it('marks the lines of a diff, keeps their signs, and applies magic comments', () => {
    const { html, text } = prepareCodeBlock({
      code: '# highlight-next-line\n-a\n+b\n c',
      lang: 'diff',
      meta: undefined,
      highlighter,
    });
    expect({ html, text }).toEqual({
      html: '<span class="line line-remove line-signed line-highlight">-a</span>\n<span class="line line-add line-signed">+b</span>\n c',
      text: '-a\n+b\n c',
    });
  });

  it('uses the magic comments from the configuration', () => {
    const { html } = prepareCodeBlock({
      code: '# focus\na',
      lang: 'bash',
      meta: '',
      highlighter,
      magicComments: [{ className: 'line-focus', line: 'focus' }],
    });
    expect(html).toBe('<span class="line line-focus">a</span>');
  });
});
