import { expect, test } from 'vitest';
import { numberFigures } from './number-figures.js';

function number(captions: readonly string[], references: readonly string[] = []) {
  const use = (content: string, line: number) => {
    return { name: 'figure', content, attributes: {}, line, column: 2, token: `${content}@${line}` };
  };
  const prose = captions.map((name, index) => {
    return { kind: 'paragraph' as const, markdown: `*:figure[${name}]. Words.*`, line: index + 1, column: 1 };
  });
  const { texts, diagnostics } = numberFigures({
    uses: [
      ...references.map((name) => use(name, 90)),
      ...captions.map((name, index) => use(name, index + 1)),
    ],
    prose,
    file: 'a.md',
    message: (_id, values) => `Figure ${values?.number}`,
  });
  return {
    texts: Object.fromEntries(texts),
    found: diagnostics.map(({ line, message }) => `${line} ${message}`),
  };
}

test("figures: captions are numbered in order, and `:figure[name]` in other text shows the figure's number", () => {
  expect(number(['way', 'parts'], ['parts'])).toEqual({
    texts: { 'way@1': 'Figure\u00a01', 'parts@2': 'Figure\u00a02', 'parts@90': 'Figure\u00a02' },
    found: [],
  });
});

test('figures: a figure name that has no caption, or several captions, is an error', () => {
  expect(number(['way', 'way'], ['wya']).found).toEqual([
    '2 Two figures are named "way".',
    '90 No figure is named "wya". Did you mean "way"?',
  ]);
});
