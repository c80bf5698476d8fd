import { describe, expect, test } from 'vitest';
import { literalBraces } from './literal-braces.js';

describe('converting plain Markdown to MDX', () => {
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
  ])('braces are unchanged in %s', (_, text) => expect(literalBraces(text)).toBe(text));

  test('a backtick without a closing backtick in its paragraph does not start inline code', () => {
    expect(literalBraces('a ` b\n\n{c} ` d')).toBe('a ` b\n\n&#123;c&#125; ` d');
  });

  test('void elements such as <br> are closed, even before code', () => {
    expect(literalBraces('a<br>`b`')).toBe('a<br/>`b`');
    expect(literalBraces('| <img src="a.svg" width="40" /> | b |')).toBe(
      '| <img src="a.svg" width="40"/> | b |',
    );
    expect(literalBraces('<img src="a.svg" width=92 alt="a=b" >')).toBe(
      '<img src="a.svg" width="92" alt="a=b"/>',
    );
    expect(literalBraces('<hr /> <link-card></link-card>')).toBe('<hr/> <link-card></link-card>');
  });

  test('end tags of void elements are ignored, but </br> is a line break', () => {
    expect(literalBraces('| <img src="a.png"></img> | b</br>c |')).toBe('| <img src="a.png"/> | b<br/>c |');
  });

  test('attribute values without quotes are quoted', () => {
    expect(literalBraces("a <b data-x={1} class='y'>c</b>")).toBe(
      'a <b data-x="&#123;1&#125;" class=\'y\'>c</b>',
    );
  });

  test('a tag with attributes that HTML does not allow becomes text', () => {
    expect(literalBraces('a <img style={{ margin: 0 }}\nsrc="/a.png" /> b')).toBe(
      'a &lt;img style=&#123;&#123; margin: 0 &#125;&#125;\nsrc="/a.png" /> b',
    );
  });

  test('backticks in a block of HTML are text', () => {
    expect(literalBraces('<table style={{ b: `c` }}>\n<tr>\n\n</table>')).toBe('<table>\n<tr>\n\n</table>');
    expect(literalBraces('<td>`{a}`\n\n*b*')).toBe('<td>&#96;&#123;a&#125;&#96;\n\n*b*');
  });

  test('a tag that contains inline code becomes text', () => {
    expect(literalBraces('a <span\nstyle={{ color: `b` }}>c</span>')).toBe(
      'a &lt;span\nstyle=&#123;&#123; color: `b` &#125;&#125;>c',
    );
  });

  test('in a block of HTML, attributes that HTML does not allow are removed, and the tag is kept', () => {
    expect(
      literalBraces(
        'a\n<table style={{ margin: "0" }} width=9>\n<tr><th colspan={2} hidden>\n\n<i a={{ b }}>c</i>',
      ),
    ).toBe(
      'a\n<table width="9">\n<tr><th colspan="&#123;2&#125;" hidden>\n\n&lt;i a=&#123;&#123; b &#125;&#125;>c',
    );
  });

  test('in a block of HTML, a style that is no declaration is removed', () => {
    expect(literalBraces('<div style={{columns: 2}} id=a>\n\na')).toBe('<div id="a">\n\na');
    expect(literalBraces('<div style="columns: 2" {a}>\n\na')).toBe('<div style="columns: 2">\n\na');
  });

  test('an HTML block is put on one line, and Markdown syntax in it stays literal text', () => {
    expect(literalBraces('<ul>\n<li>a_b: *c*\n<ul><li>`{d}`</li></ul>\n</li>\n</ul>\n\n*e*')).toBe(
      '<ul> <li>a&#95;b&#58; &#42;c&#42; <ul><li>&#96;&#123;d&#125;&#96;</li></ul> </li> </ul>\n\n\n\n\n\n*e*',
    );
  });

  test('in a block of HTML, missing end tags are added', () => {
    expect(literalBraces('<ul>\n<li>a\n<li><p>b\n<p>c\n</ul>')).toBe(
      '<ul> <li>a </li><li><p>b </p><p>c </p></li></ul>\n\n\n\n',
    );
  });

  test.each([
    ['continues after a blank line', '<details>\n<summary>a</summary>\n\n*b*\n\n</details>'],
    ['has preformatted text', '<div>\n<pre>*a\nb</pre>\n</div>'],
    ['is one line', '<div>*a*</div>'],
  ])('a block of HTML that %s is unchanged', (_, text) => expect(literalBraces(text)).toBe(text));

  test('a URL in the angle brackets of a link is unchanged', () => {
    expect(literalBraces('[a](<https://tide.example/a_(b)>)')).toBe('[a](<https://tide.example/a_(b)>)');
  });

  test('email addresses and URLs with any scheme are links in angle brackets', () => {
    expect(literalBraces('to <dev@tide.example> or <ftp://tide.example/a>')).toBe(
      'to [dev@tide.example](mailto:dev@tide.example) or [ftp://tide.example/a](ftp://tide.example/a)',
    );
  });

  test('a URL in the angle brackets of a link definition is unchanged', () => {
    expect(literalBraces('[a]: <https://tide.example/a>')).toBe('[a]: <https://tide.example/a>');
  });

  test('an end tag is removed if no tag in the document opens the element', () => {
    expect(literalBraces('a\n</content>\n</invoke>\n\n<b>c</b> `</d>`')).toBe('a\n\n\n\n<b>c</b> `</d>`');
    expect(literalBraces('<p>a</p>\n</div>\n\n*b*')).toBe('<p>a</p>\n\n\n*b*');
  });

  test('unclosed tags such as <object_id> become text, because they are usually placeholders', () => {
    expect(literalBraces('check <object_id> or `<id>`, <b>not</b> <p> <img>')).toBe(
      'check &lt;object_id> or `<id>`, <b>not</b> <p> <img/>',
    );
  });

  test('type parameters such as <Object> or <string, number> become text', () => {
    expect(literalBraces('Type: [`Handler`](https://tide.example)<Object>')).toBe(
      'Type: [`Handler`](https://tide.example)&lt;Object>',
    );
    expect(literalBraces('`Map`<string, [`Tide`](tide)> `a`')).toBe('`Map`&lt;string, [`Tide`](tide)> `a`');
    expect(literalBraces('Map<K,V>, a <Tide.Table>b</Tide.Table>')).toBe(
      'Map&lt;K,V>, a &lt;Tide.Table>b&lt;/Tide.Table>',
    );
    expect(literalBraces('[a](<tide.md>) <Tide>b</Tide> <P> <BR>')).toBe(
      '[a](<tide.md>) <Tide>b</Tide> <P> <BR/>',
    );
  });

  test('the start and end tag of an element may differ in case, as in HTML', () => {
    expect(literalBraces('<B>ebb</b> <a href="/tide">flow</A> <EM>neap</EM>')).toBe(
      '<b>ebb</b> <a href="/tide">flow</a> <EM>neap</EM>',
    );
    expect(literalBraces('<DIV>\nebb\n</div>')).toBe('<div>\nebb\n</div>');
    expect(literalBraces('<A 0>ebb</a>')).toBe('&lt;A 0>ebb');
  });

  test('link targets in angle brackets stay as they are', () => {
    const links = '[a](<tide>) [b](<Ebb>) [c]\n\n[c]: <flood>';
    expect(literalBraces(links)).toBe(links);
  });

  test('less-than signs and a line that starts with “import” stay text', () => {
    expect(literalBraces('1 < 2 <3')).toBe('1 &lt; 2 &lt;3');
    expect(literalBraces('<https://tide.example/a>')).toBe(
      '[https://tide.example/a](https://tide.example/a)',
    );
    expect(literalBraces('import duties\nexport duties')).toBe('&#105;mport duties\n&#101;xport duties');
  });
});

/* The tests measure no time. In quadratic time, they would run for minutes and time out. */
describe('plain Markdown is converted to MDX in linear time', () => {
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
    ['tags that are text', '<a 0>', '&lt;a 0>'],
    ['blocks of HTML', '<div id="a">a\n', '<div id="a">a\n'],
    ['attributes that are not allowed', '<a 0= ', '<a 0= '],
    ['unclosed URLs', '<http://a ', '&lt;http://a '],
    ['names before other characters', '<ab', '&lt;ab'],
    ['markers of lists and quotes', '> - ', '> - '],
    ['spaces', '        ', '        '],
    ['a long word', 'abcdefgh', 'abcdefgh'],
  ])('%s', (_, unit, shown) => {
    const count = 50_000;
    // `toBe` would take minutes to print a diff of several megabytes. The final quotation mark keeps an unclosed tag at
    // the end from becoming text.
    expect(literalBraces(`${unit.repeat(count)}"`) === `${shown.repeat(count)}"`).toBe(true);
  });
});
