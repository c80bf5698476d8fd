import { describe, expect, it } from 'vitest';
import { extractMagicComments } from './magic-comments.js';

const extract = (lang: string, lines: string[], highlight: number[] = []) => {
  const result = extractMagicComments({ code: lines.join('\n'), lang, meta: { highlight } });
  return { ...result, code: result.code.split('\n'), lineClasses: Object.fromEntries(result.lineClasses) };
};

describe('extractMagicComments', () => {
  it.each([
    ['ts', '// highlight-next-line'],
    ['js', '  /* highlight-next-line */  '],
    ['tsx', '{/* highlight-next-line */}'],
    ['mdx', '{ /* highlight-next-line */ }'],
    ['bash', '# highlight-next-line'],
    ['yaml', '  #highlight-next-line'],
    ['python', '# highlight-next-line'],
    ['html', '<!-- highlight-next-line -->'],
    ['md', '<!--highlight-next-line-->'],
    ['sql', '-- highlight-next-line'],
    ['lua', '-- highlight-next-line'],
    ['TS', '// highlight-next-line'],
    ['text', '# highlight-next-line'],
  ])('recognizes magic comments in %s code: %s', (lang, comment) => {
    expect(extract(lang, [comment, 'a', 'b'])).toEqual({
      code: ['a', 'b'],
      lineClasses: { 1: ['line-highlight'] },
      problems: [],
    });
  });

  it.each([
    ['ts', '# highlight-next-line'],
    ['bash', '// highlight-next-line'],
    ['md', '// highlight-next-line'],
    ['ts', 'a(); // highlight-next-line'],
    ['ts', '// highlight-next-lines'],
    ['ts', '/* highlight-next-line'],
  ])('keeps a line of %s code that is not a magic comment: %s', (lang, line) => {
    expect(extract(lang, [line, 'a'])).toEqual({ code: [line, 'a'], lineClasses: {}, problems: [] });
  });

  it('marks blocks and single lines, even if they overlap', () => {
    expect(
      extract('ts', [
        'a',
        '// diff-add-start',
        'b',
        '// highlight-next-line',
        '// code-error-next-line',
        'c',
        '// diff-add-end',
        '// diff-remove-next-line',
        '',
        '// highlight-start',
        'e',
        '// highlight-end',
      ]),
    ).toEqual({
      code: ['a', 'b', 'c', '', 'e'],
      lineClasses: {
        2: ['line-add'],
        3: ['line-highlight', 'line-add', 'line-error'],
        4: ['line-remove'],
        5: ['line-highlight'],
      },
      problems: [],
    });
  });

  it('reports unpaired comments at their lines in the source', () => {
    expect(
      extract('ts', [
        '// highlight-end',
        'a',
        '// diff-add-start',
        '// diff-add-start',
        'b',
        '// highlight-next-line',
      ]),
    ).toEqual({
      code: ['a', 'b'],
      lineClasses: { 2: ['line-add'] },
      problems: [
        {
          line: 1,
          message:
            '"highlight-end" has no "highlight-start" before it. Add "highlight-start" above the lines to highlight, or remove "highlight-end".',
        },
        {
          line: 3,
          message: '"diff-add-start" is never closed. Add "diff-add-end" below the lines to highlight.',
        },
        {
          line: 4,
          message:
            'The "diff-add-start" on line 3 is not closed before this "diff-add-start". Add "diff-add-end" between them.',
        },
        {
          line: 6,
          message:
            '"highlight-next-line" is not followed by a line of code. Move it above the line to highlight, or remove it.',
        },
      ],
    });
  });

  it('ignores magic comments if the meta string lists lines', () => {
    expect(extract('ts', ['// highlight-next-line', 'a'], [2, 7])).toEqual({
      code: ['// highlight-next-line', 'a'],
      lineClasses: { 2: ['line-highlight'] },
      problems: [
        {
          line: 0,
          message:
            'The numbers in braces highlight line 7, but the code has only 2 lines. Correct the numbers.',
        },
      ],
    });
  });

  it('matches comments from a Docusaurus configuration literally, including parentheses', () => {
    const { code, lineClasses } = extractMagicComments({
      code: '// highlight-next-line\na\n// This will error (really)\nb',
      lang: 'js',
      meta: { highlight: [] },
      magicComments: [
        { className: 'theme-code-block-highlighted-line', line: 'highlight-next-line' },
        { className: 'code-block-error-line loud', line: 'This will error (really)' },
      ],
    });
    expect({ code, lineClasses: [...lineClasses] }).toEqual({
      code: 'a\nb',
      lineClasses: [
        [1, ['theme-code-block-highlighted-line', 'line-highlight']],
        [2, ['code-block-error-line', 'loud']],
      ],
    });
  });

  it('changes nothing if no magic comments are configured', () => {
    expect(
      extractMagicComments({ code: '// a', lang: 'js', meta: { highlight: [] }, magicComments: [] }).code,
    ).toBe('// a');
  });
});
