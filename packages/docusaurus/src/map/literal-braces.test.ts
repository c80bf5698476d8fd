import { describe, expect, test } from 'vitest';
import { literalBraces } from './literal-braces.js';

describe('literal braces', () => {
  test('braces in text and in HTML become character references', () => {
    expect(literalBraces('Use {name} in <code>{ a: 1 }</code>.')).toBe(
      'Use &#123;name&#125; in <code>&#123; a: 1 &#125;</code>.',
    );
  });

  test.each([
    ['inline code', 'a `{b}` c'],
    ['inline code with two backticks', 'a ``{b} ` {c}`` d'],
    ['a fenced block', '```js title="{a}"\nconst { a } = b;\n```'],
    ['an unclosed fenced block', '~~~\n{a}'],
    ['a fenced block in a list', '- ```\n  {a}\n  ```'],
    ['front matter', '---\ntitle: "{a}"\n---\n\nText'],
    ['the ID of a heading', '## Tide {#tide}'],
    ['the attributes of a directive', ':::note{.wide}\n\nText\n\n:::'],
    ['the attributes of a directive with a title', ':::note[See a]{.wide}\n\nText\n\n:::'],
    ['a comment', '<!-- {a} -->'],
    ['an unclosed comment', 'a\n\n<!-- {a}'],
  ])('braces stay as they are in %s', (_, text) => expect(literalBraces(text)).toBe(text));

  test('a backtick without a counterpart in its paragraph does not start code', () => {
    expect(literalBraces('a ` b\n\n{c} ` d')).toBe('a ` b\n\n&#123;c&#125; ` d');
  });

  test('void elements such as <br> are closed, even before code', () => {
    expect(literalBraces('a<br>`b`')).toBe('a<br/>`b`');
    expect(literalBraces('<img src="a.svg" width=92 alt="a=b" >')).toBe(
      '<img src="a.svg" width="92" alt="a=b"/>',
    );
    expect(literalBraces('<hr /> <link-card></link-card>')).toBe('<hr/> <link-card></link-card>');
  });

  test('values without quotes are quoted', () => {
    expect(literalBraces("a <b data-x={1} class='y'>c</b>")).toBe(
      'a <b data-x="&#123;1&#125;" class=\'y\'>c</b>',
    );
  });

  test('a tag whose attributes HTML does not allow is text', () => {
    expect(literalBraces('a <img style={{ margin: 0 }}\nsrc="/a.png" /> b')).toBe(
      'a &lt;img style=&#123;&#123; margin: 0 &#125;&#125;\nsrc="/a.png" /> b',
    );
  });

  test('in a block of HTML, only these attributes are left out', () => {
    expect(
      literalBraces(
        'a\n<table style={{ margin: "0" }} width=9>\n<tr><th colspan={2} hidden>\n\n<i a={{ b }}>c</i>',
      ),
    ).toBe(
      'a\n<table width="9">\n<tr><th colspan="&#123;2&#125;" hidden>\n\n&lt;i a=&#123;&#123; b &#125;&#125;>c</i>',
    );
  });

  test('tags that are never closed are placeholders', () => {
    expect(literalBraces('check <object_id> or `<id>`, <b>not</b> <p> <img>')).toBe(
      'check &lt;object_id> or `<id>`, <b>not</b> <p> <img/>',
    );
  });

  test('a less-than sign, a URL in angle brackets, and “import” at the start of a line are text', () => {
    expect(literalBraces('1 < 2 <3')).toBe('1 &lt; 2 &lt;3');
    expect(literalBraces('<https://tide.example/a>')).toBe(
      '[https://tide.example/a](https://tide.example/a)',
    );
    expect(literalBraces('import duties\nexport duties')).toBe('&#105;mport duties\n&#101;xport duties');
  });
});

/*
 * The tests don't measure time: an expression that searches the line, or the rest of the document, again at each match
 * would run for minutes.
 */
describe('literal braces are found in linear time', () => {
  test.each([
    ['braces in one line', '{a} ', '&#123;a&#125; '],
    ['unclosed braces', '{', '&#123;'],
    ['labels in front of braces', '[a]{b} ', '[a]&#123;b&#125; '],
    ['IDs in one line', '{#a} ', '&#123;#a&#125; '],
    ['directives', ':::a[b]{c}\n', ':::a[b]{c}\n'],
    ['headings with IDs', '# a {#a}\n', '# a {#a}\n'],
    ['inline code', '`{a}` ', '`{a}` '],
    ['unclosed inline code in paragraphs', '` {a}\n\n', '` &#123;a&#125;\n\n'],
    ['fenced blocks', '```\n{a}\n```\n', '```\n{a}\n```\n'],
    ['comments', '<!-- {a} -->\n', '<!-- {a} -->\n'],
    ['unclosed elements', '<br   ', '<br   '],
    ['unquoted attributes', '<img a=b c= d', '<img a=b c= d'],
    ['attributes that are not allowed', '<a 0= ', '<a 0= '],
    ['unclosed URLs', '<http://a ', '<http://a '],
    ['markers of lists and quotes', '> - ', '> - '],
    ['spaces', '        ', '        '],
    ['a long word', 'abcdefgh', 'abcdefgh'],
  ])('%s', (_, unit, shown) => {
    const count = 50_000;
    // Not `toBe`, because a difference of megabytes takes minutes to print.
    expect(literalBraces(unit.repeat(count)) === shown.repeat(count)).toBe(true);
  });
});
