import { expect, test } from 'vitest';
import { breakName } from '../../util/break-name.js';
import { render } from '../__fixtures__/render.js';

test.each([
  ['AudioInputHandler', 'Audio|Input|Handler'],
  ['displayCommandHistory()', 'display|Command|History()'],
  ['AACVoiceAPI', 'AACVoice|API'],
  ['docs/intro.md', 'docs/|intro|.md'],
  ['__proto__', '__|proto__'],
  ['jump', 'jump'],
])('line breaks: the name %s can break at the bars in %s', (name, parts) => {
  expect(breakName(name).join('|')).toBe(parts);
});

test.each([
  ['See UC-01.', '<p>See <span class="nowrap">UC-01</span>.</p>'],
  ['REQ-F-09, UTF-8', '<p><span class="nowrap">REQ-F-09</span>, <span class="nowrap">UTF-8</span></p>'],
  ['UC-01-start, part-1, A-B', '<p>UC-01-start, part-1, A-B</p>'],
  ['[UC-01](https://a.org)', '<p><a href="https://a.org"><span class="nowrap">UC-01</span></a></p>'],
])('line breaks: an ID in "%s" stays on one line', (content, html) => {
  expect(render(content).replaceAll(/lectern-link:\w+:\d+/g, 'https://a.org')).toBe(html);
});

test('line breaks: inline code can break between the words of a long name, but not in a URL', () => {
  expect(render('`displayCommandHistory()`')).toBe('<p><code>display<wbr>Command<wbr>History()</code></p>');
  expect(render('`isRegistered` and `https://example.org/aB`')).toBe(
    '<p><code>isRegistered</code> and <code>https://example.org/aB</code></p>',
  );
});
