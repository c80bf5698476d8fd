import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import type { HtmlEvents } from './plain-html.js';
import { readPlainHtml } from './plain-html.js';

type Event = readonly [kind: string, text: string, attributes?: Record<string, string>];

/** Records events, with adjacent texts joined. */
function recorder(): { events: HtmlEvents; all: Event[] } {
  const all: Event[] = [];
  const ontext = (text: string): void => {
    const [kind, before] = all.at(-1) ?? [];
    if (kind === 'text') all.pop();
    all.push(['text', kind === 'text' ? `${before}${text}` : text]);
  };
  return {
    all,
    events: {
      ontext,
      onopentag: (name, attributes) => all.push(['open', name, { ...attributes }]),
      onclosetag: (name) => all.push(['close', name]),
    },
  };
}

function plainEvents(html: string): Event[] | undefined {
  const { events, all } = recorder();
  return readPlainHtml(html, events) ? all : undefined;
}

function parserEvents(html: string): Event[] {
  const { events, all } = recorder();
  new Parser(events).end(html);
  return all;
}

test.each([
  '<div class="a &amp; b" hidden=""><p>One &lt;two&gt; <em>three</em></p><hr/><ul><li><p>a</p></li></ul></div>',
  `<lectern-island data-props='{"a":"b &lt;c&gt;"}'><button type="button">Copy</button></lectern-island>`,
  '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td><td>c</td></tr></tbody></table> after > that',
  '<p>a<br>b<img src="c" alt="&#x27;&quot;"/></p>',
])('plain HTML: the same events as those of htmlparser2 (%#)', (html) => {
  expect(plainEvents(html)).toEqual(parserEvents(html));
});

test.each([
  ['a missing end tag', '<ul><li>a<li>b</ul>'],
  ['a block in a paragraph', '<p>a<div>b</div></p>'],
  ['a link in a link', '<a href="b">c<a href="d">e</a></a>'],
  ['a wrong end tag', '<b><i>a</b></i>'],
  ['an element that is not closed', '<div>a'],
  ['an end tag without an element', 'a</div>'],
  ['a comment', 'a<!-- <b> -->'],
  ['a script', '<script>if (a <b) c()</script>'],
  ['an unquoted value', '<a href=b>c</a>'],
  ['an upper-case name', '<DIV>a</DIV>'],
  ['an entity by name', '<p>a&nbsp;b</p>'],
  ['an ampersand', '<p>a & b</p>'],
  ['an ampersand before an entity', '<p>&am&amp;p;</p>'],
  ['a smaller-than sign', '<p>a < b</p>'],
  ['an element without content', '<div/>'],
])('plain HTML: %s is left to htmlparser2', (_, html) => {
  expect(plainEvents(html)).toBeUndefined();
});

const names =
  'a b p div span ul li h2 h3 table thead tbody tr td th dl dt dd button input br img svg x-y'.split(' ');
const pieces = fc.oneof(
  fc.constantFrom(...names).map((name) => `<${name}>`),
  fc.constantFrom(...names).map((name) => `</${name}>`),
  fc.constantFrom(...names).map((name) => `<${name} a="b &amp; c" A='d' e/>`),
  fc.constantFrom(
    'text',
    ' ',
    '&amp;',
    '&lt;',
    '&',
    '<',
    '>',
    '"',
    "'",
    '=',
    '/',
    '<!--',
    '-->',
    '&#39;',
    '&eacute',
  ),
);
const wellFormed = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 5 },
    pieces.filter((piece) => /^(?:text| |&amp;|>|"|&#39;)$/.test(piece)),
    fc
      .tuple(fc.constantFrom(...names), fc.array(tie('node'), { maxLength: 3 }))
      .map(([name, inner]) => `<${name}>${inner.join('')}</${name}>`),
  ),
})).node;

test('plain HTML: whatever is read has the same events as with htmlparser2', () => {
  const html = fc.oneof(
    fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
    wellFormed,
  );
  fc.assert(
    fc.property(html, (text) => {
      const read = plainEvents(text);
      if (read !== undefined) expect(read).toEqual(parserEvents(text));
    }),
    { numRuns: 3000 },
  );
});
