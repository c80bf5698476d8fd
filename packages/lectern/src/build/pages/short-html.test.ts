import { describe, expect, it } from 'vitest';
import { shortHtml } from './short-html.js';

describe('shortHtml', () => {
  it.each([
    ['list items', '<ul><li>a</li><li class="b">b</li></ul>', '<ul><li>a<li class="b">b</ul>'],
    ['nested list items', '<ol><li>a<ul><li>b</li></ul></li></ol>', '<ol><li>a<ul><li>b</ul></ol>'],
    [
      'terms and descriptions',
      '<dl><dt>a</dt><dd>b</dd><dt>c</dt><dd>d</dd></dl>',
      '<dl><dt>a<dd>b<dt>c<dd>d</dl>',
    ],
    [
      'grouped terms and descriptions',
      '<dl><div><dt>a</dt><dd>b</dd></div></dl>',
      '<dl><div><dt>a<dd>b</div></dl>',
    ],
  ])('leaves out the end tags of %s', (_, html, short) => {
    expect(shortHtml(html)).toBe(short);
  });

  it.each([
    [
      'list items with text between them, which would become part of an item',
      '<ul><li>a</li>\n<li>b</li> </ul>',
    ],
    ['a custom element whose name begins with li-', '<ul><li>a</li><li-b></li-b></ul>'],
    ['an element to which scripts add items', '<x-list><li>a</li></x-list>'],
    ['scripts', '<script>x = "<ul><li>a</li><li>b</li></ul>"</script>'],
    ['comments', '<!-- <li>a</li><li>b</li> -->'],
    ['attribute values', '<x-list data-html="<li>a</li><li>b</li>"></x-list>'],
    ['page titles', '<title><li>a</li><li>b</li></title>'],
    ['list items that are excluded from search', '<ul><li data-search-ignore>a</li><li>b</li></ul>'],
  ])('changes nothing in %s', (_, html) => {
    expect(shortHtml(html)).toBe(html);
  });
});
