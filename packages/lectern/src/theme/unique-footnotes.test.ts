import { expect, test } from 'vitest';
import { uniqueFootnotes } from './unique-footnotes.js';

function post({ end }: { end: string }): string {
  const label = `footnote-label${end}`;
  const reference = `<sup><a href="#user-content-fn-1${end}" id="user-content-fnref-1${end}" aria-describedby="${label}">1</a></sup>`;
  const note = `<li id="user-content-fn-1${end}"><a href="#user-content-fnref-1${end}">↩</a></li>`;
  return `<p>A word.${reference}</p><section data-footnotes class="footnotes"><h2 id="${label}">Notes</h2><ol>${note}</ol></section>`;
}

const plain = '<p id="own">No note, <a href="#own">1</a>.</p>';

test('footnotes of several documents on one page get unique IDs', () => {
  const first = post({ end: '' });
  expect(uniqueFootnotes(first + plain + first + first + plain)).toBe(
    first + plain + post({ end: '-2' }) + post({ end: '-3' }) + plain,
  );
});

test('footnotes of a single document keep their IDs', () => {
  expect(uniqueFootnotes(plain + post({ end: '' }))).toBe(plain + post({ end: '' }));
});
