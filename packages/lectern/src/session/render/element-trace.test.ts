import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { compile } from '../../markdown/__fixtures__/render.js';
import { createElementTrace } from './element-trace.js';
import { evaluate } from './evaluate.js';

function Box({ n }: { n: number }): number {
  if (n > 1) throw new Error('n is too large');
  return n;
}

function Nothing(): null {
  return null;
}

function locate(content: string): string | undefined {
  const { code, names } = compile(content);
  const trace = createElementTrace();
  const run = evaluate({
    code,
    file: 'docs/a.mdx',
    importModule: () => trace.traceable(runtime),
  });
  const Document = run.default as (props: { components: object }) => null;
  const render = () =>
    renderToStaticMarkup(createElement(Document, { components: { Box, LecternStatic: Nothing } }));
  let error: unknown;
  try {
    render();
  } catch (thrown) {
    error = thrown;
  }
  const found = trace.find({ error, render, codeOfDocument: () => ({ code, names }) });
  return found && `${found.line}:${found.column}`;
}

test.each([
  { name: 'the second of two uses', content: '<Box n={1} />\n\nText <Box n={2} />\n', at: '3:6' },
  { name: 'a use in a list', content: '<Box n={1} />\n\n- a\n\n  <Box n={2} />\n', at: '5:3' },
  { name: 'a use in an expression', content: '<Box n={1} />\n\n{[<Box key="a" n={2} />]}\n', at: '3:3' },
  { name: 'a nested use', content: '<Box n={1} />\n\n<b>\n  <Box n={3} />\n</b>\n', at: '4:3' },
])(
  'render errors: an error in a component that is used several times is located at $name',
  ({ content, at }) => {
    expect(locate(content)).toBe(at);
  },
);
