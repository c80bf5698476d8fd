import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ComponentType, ReactNode } from 'react';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { compile } from '../../markdown/__fixtures__/render.js';
import { evaluate } from './evaluate.js';
import { locateElement } from './locate-element.js';

const siteDir = mkdtempSync(join(tmpdir(), 'lectern-locate-'));
const file = 'a.mdx';
const importModule = () => runtime;
const renderAlone = (part: unknown): string => renderToStaticMarkup(part as ReactNode);

function locate(content: string): string | undefined {
  writeFileSync(join(siteDir, file), content);
  const { code, names } = compile(content);
  const render = (Component: unknown): string =>
    renderAlone(
      createElement(
        Component as ComponentType<object>,
        { components: { LecternStatic: () => null } } as object,
      ),
    );
  let error: unknown;
  try {
    render(evaluate({ code, file, importModule }).default);
  } catch (thrown) {
    error = thrown;
  }
  const run = { file, importModule };
  const found = locateElement({ siteDir, run, error, render, renderAlone, names });
  return found && `${found.file}:${found.line}:${found.column}`;
}

test.each([
  { name: 'a style that is text', content: '# A\n\n- text <b style="color:red">x</b>\n', at: 'a.mdx:3:8' },
  { name: 'an object in a paragraph', content: '# A\n\ntext {{ a: 1 }}\n', at: 'a.mdx:3:6' },
  { name: 'an object between blocks', content: '{1}\n\n# A\n\n{{ a: 1 }}\n\nend\n', at: 'a.mdx:5:1' },
  { name: 'an object in an element', content: '<div>\n\n- <b>{{ a: 1 }}</b>\n\n</div>\n', at: 'a.mdx:3:6' },
  {
    name: 'an element of a type that does not exist',
    content: 'export const a = {};\n\n> <a.b />\n',
    at: 'a.mdx:3:3',
  },
  {
    name: 'the second of two components, which returns an object',
    content: 'export const C = ({ a }) => a;\n\n<C a="x" /> <C a={{ b: 1 }} />\n',
    at: 'a.mdx:3:13',
  },
])('render errors: an error that React throws is located at $name', ({ content, at }) => {
  expect(locate(content)).toBe(at);
});

test('render errors: an error thrown by an expression, not by an element, has no location', () => {
  expect(locate('# A\n\n{[1].map(() => { throw new Error("x"); })}\n')).toBeUndefined();
});
