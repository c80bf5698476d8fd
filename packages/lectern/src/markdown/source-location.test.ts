import { expect, test } from 'vitest';
import { createPrismHighlighter } from './code/prism.js';
import { compileMarkdown } from './compile.js';
import { sourceLocation } from './source-location.js';

const highlighter = createPrismHighlighter();

function locationOf({ content, word }: { content: string; word: string }): string {
  const { code, names } = compileMarkdown({ file: 'a.mdx', content, highlighter });
  const lines = code.split('\n');
  const line = lines.findLastIndex((text) => text.includes(word));
  const location = sourceLocation({
    code,
    names,
    line: line + 1,
    column: (lines[line]?.lastIndexOf(word) ?? 0) + 1,
  });
  return `${location?.line}:${location?.column}`;
}

test.each([
  ['an expression', '# A\n\nText {a.b} and {a.here}.\n', 'here', '3:17'],
  ['an expression on several lines', '{[1].map(\n  () => a\n    .here)}\n', 'here', '2:9'],
  ['the second of two similar expressions', '{a.b}\n\n- {a.b.c}\n- {a.b.c}\n', 'b.c', '4:4'],
  ['module code', 'Text.\n\nexport const f = () => {\n  throw new Error("f");\n};\n', 'new Error', '4:3'],
  ['an attribute', 'A *text*\n\n<Box a="1" b={c.here} />\n', 'here', '3:15'],
  ['a line that begins with whitespace', '{(() => { while (true) {} })()}\n', '  while', '1:11'],
  ['an expression that also occurs in prose', 'Text a.here "a.here"\n\n{a.here}\n', 'here', '3:2'],
])('source locations: %s is mapped to its location in the document', (_, content, word, location) => {
  expect(locationOf({ content, word })).toBe(location);
});

test('source locations: code that the compiler generated has no location', () => {
  expect(locationOf({ content: '{a}\n', word: '_missingMdxReference' })).toBe('undefined:undefined');
});
