import { expect, test } from 'vitest';
import { compile, render } from '../__fixtures__/render.js';

test('emoji: shortcodes become emoji, except in code', () => {
  expect(render('Hello :wave:, :tada::+1: and *:tada:*!')).toBe('<p>Hello 👋, 🎉👍 and <em>🎉</em>!</p>');
  expect(render('`:wave:` at 10:30:45, a:wave:b, :nothing-like-it:')).toBe(
    '<p><code>:wave:</code> at 10:30:45, a:wave:b, :nothing-like-it:</p>',
  );
});

test('emoji: a shortcode such as :constructor: stays text', () => {
  expect(render('a :constructor: :toString:')).toBe('<p>a :constructor: :toString:</p>');
});

test("emoji: a heading's ID contains the emoji's name, and its text contains the emoji", () => {
  expect(render('## Hello :wave:')).toBe(
    '<h2 id="hello-wave" aria-label="Hello 👋">Hello 👋<a href="#hello-wave" class="heading-link" aria-label="Link to “Hello 👋”"></a></h2>',
  );
  expect(compile('## Hello :wave:').headings).toMatchObject([{ id: 'hello-wave', text: 'Hello 👋' }]);
});
