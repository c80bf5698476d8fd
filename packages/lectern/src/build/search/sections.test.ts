import { expect, test } from 'vitest';
import { sectionsOf, sectionTexts } from './sections.js';

test('search sections: an article is divided at its headings, and block elements separate words', () => {
  const html =
    '<h1>The title</h1><p>Own <b>te</b>xt &amp; more&#x21;</p><h2 id="a&amp;b">First <code>part</code></h2><ul><li>one</li><li>two</li></ul>' +
    '<h3>Without an ID</h3><p>below</p><!-- no > text --><table><tr><td>x</td><td>y</td></tr></table>';
  const sections = sectionsOf(html);
  expect(sections).toEqual([
    { id: '', heading: 'The title', level: 1, text: 'Own text & more!' },
    { id: 'a&b', heading: 'First part', level: 2, text: 'one two Without an ID below x y' },
  ]);
  expect(sectionTexts(sections)).toEqual([
    ['', '', 'Own text & more!'],
    ['a&b', 'First part', 'one two Without an ID below x y'],
  ]);
});

test.each([
  ['<div data-search-ignore="">b<div>c</div><br/>d</div>'],
  ['<div data-pagefind-ignore>b<div>c</div></div>'],
  ['<details class="wide diagram-text" open>b</details>'],
  ['<nav>b</nav>'],
  ['<form><input value="b"><label>c</label></form>'],
  ['<div title="a > b" data-search-ignore>b</div>'],
])('search sections: text in %s is not indexed', (html) => {
  expect(sectionsOf(`<p>a</p>${html}<p>z</p>`)).toEqual([{ id: '', heading: '', level: 0, text: 'a z' }]);
});

test('search sections: unknown and invalid character references are left unchanged', () => {
  expect(sectionsOf('<p>&unknown; &#1114112; &nbsp;x</p>')[0]?.text).toBe('&unknown; &#1114112; x');
});
