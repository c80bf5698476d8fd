import { describe, expect, it } from 'vitest';
import { shortHtml } from './short-html.js';

describe('shortHtml', () => {
  it.each([
    ['items', '<ul><li>a</li><li class="b">b</li></ul>', '<ul><li>a<li class="b">b</ul>'],
    ['nested items', '<ol><li>a<ul><li>b</li></ul></li></ol>', '<ol><li>a<ul><li>b</ul></ol>'],
    ['terms', '<dl><dt>a</dt><dd>b</dd><dt>c</dt><dd>d</dd></dl>', '<dl><dt>a<dd>b<dt>c<dd>d</dl>'],
    ['grouped terms', '<dl><div><dt>a</dt><dd>b</dd></div></dl>', '<dl><div><dt>a<dd>b</div></dl>'],
  ])('leaves out the end tags of %s', (_, html, short) => {
    expect(shortHtml(html)).toBe(short);
  });

  it.each([
    ['items with text between them, which would become part of an item', '<ul><li>a</li>\n<li>b</li> </ul>'],
    ['a custom element whose name begins like that of an item', '<ul><li>a</li><li-b></li-b></ul>'],
    ['an element to which scripts add items', '<x-list><li>a</li></x-list>'],
    ['scripts', '<script>x = "<ul><li>a</li><li>b</li></ul>"</script>'],
    ['comments', '<!-- <li>a</li><li>b</li> -->'],
    ['attributes', '<x-list data-html="<li>a</li><li>b</li>"></x-list>'],
    ['titles', '<title><li>a</li><li>b</li></title>'],
    ['items that are excluded from search', '<ul><li data-search-ignore>a</li><li>b</li></ul>'],
  ])('changes nothing in %s', (_, html) => {
    expect(shortHtml(html)).toBe(html);
  });
});
