import { expect, test } from 'vitest';
import { withSummaries } from './with-summaries.js';

test.each([
  [
    '<details><p><summary>A</summary> b</p></details>',
    '<details><summary>Details</summary><p><summary>A</summary> b</p></details>',
  ],
  [
    '<details open="">\n<b>c</b></details>',
    '<details open=""><summary>Details</summary>\n<b>c</b></details>',
  ],
  [
    '<details><details><summary>A</summary></details></details>',
    '<details><summary>Details</summary><details><summary>A</summary></details></details>',
  ],
])('Docusaurus HTML: a <details> element without a <summary> gets one: %s', (html, expected) => {
  expect(withSummaries(html)).toBe(expected);
});

test.each([
  '<details>\n<summary>A</summary>b</details>',
  '<details><img alt="">c<br/><summary>A</summary></details>',
  '<p>a</p>',
])('Docusaurus HTML: if every <details> element has a <summary>, nothing is changed: %s', (html) => {
  expect(withSummaries(html)).toBe(html);
});
