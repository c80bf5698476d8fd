import { expect, test } from 'vitest';
import { escapeHtml, escapeText, inlineJson, unescapeHtml } from './escape.js';

test('escaping: quotation marks are escaped in attributes, but not in text', () => {
  expect(escapeText('a < b & "c" > d')).toBe('a &lt; b &amp; "c" &gt; d');
  expect(escapeHtml('a < b & "c" > d')).toBe('a &lt; b &amp; &quot;c&quot; &gt; d');
});

test('escaping: text that looks escaped is escaped again', () => {
  expect(escapeHtml('&lt;')).toBe('&amp;lt;');
});

test("escaping: a string in inline JSON can't end its script element", () => {
  const value = { text: '</script><script>' };
  expect(inlineJson(value)).not.toContain('<');
  expect(JSON.parse(inlineJson(value))).toEqual(value);
});

test('escaping: escaped text is unescaped only once', () => {
  expect(unescapeHtml('it&#x27;s &lt;a&gt; &quot;b&quot; &amp;amp; &#39; &copy;')).toBe(
    'it\'s <a> "b" &amp; \' &copy;',
  );
});
