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
])('a summary is added to details without one: %s', (html, expected) => {
  expect(withSummaries(html)).toBe(expected);
});

test.each([
  '<details>\n<summary>A</summary>b</details>',
  '<details><img alt="">c<br/><summary>A</summary></details>',
  '<p>a</p>',
])('HTML in which every details element has a summary is not changed: %s', (html) => {
  expect(withSummaries(html)).toBe(html);
});
