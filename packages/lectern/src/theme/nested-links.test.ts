import { expect, test } from 'vitest';
import { wrapNestedLinks } from './nested-links.js';

test.each([
  ['<a href="/b">b</a> <abbr>c</abbr> <a>d</a>', undefined],
  [
    '<a href="/b"><p>See <a href="/c">c</a>, <a>d</a></p></a>',
    '<a href="/b"><p>See <object><a href="/c">c</a></object>, <object><a>d</a></object></p></a>',
  ],
  ['<a>b<a>c<a>d</a></a></a>', '<a>b<object><a>c<object><a>d</a></object></a></object></a>'],
  ['<a>b <a>c</a> <a>d</a>', undefined],
  ['b</a> <a>c</a>', undefined],
])('links inside another link are wrapped, so that browsers nest them: %s', (html, wrapped) => {
  expect(wrapNestedLinks(html)).toBe(wrapped ?? html);
});
