import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LecternStatic, unwrapStatic } from './Static.js';

test('Static: compiled HTML passes through React unchanged, without a wrapper element', () => {
  const html = '<p title="a > b">x &lt;lectern-static&gt; <br></p>\n';
  const tree = createElement('div', null, createElement(LecternStatic, { html }), '<lectern-static>');
  expect(unwrapStatic(renderToStaticMarkup(tree))).toBe(`<div>${html}&lt;lectern-static&gt;</div>`);
});
