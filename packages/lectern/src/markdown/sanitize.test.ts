import { describe, expect, it } from 'vitest';
import { renderPlainMarkdown } from './plain.js';

function render(text: string): string {
  const chunks = renderPlainMarkdown({
    text,
    html: 'sanitized',
    resolveLink: (url) => (/^javascript:/i.test(url) || url === '/nowhere' ? '' : `/base${url}`),
    resolveImage: (url) => (url.startsWith('https:') ? url : ''),
  });
  return chunks.map((chunk) => ('html' in chunk ? chunk.html : `[${chunk.code}]`)).join('');
}

describe('untrusted HTML in Markdown', () => {
  it('keeps text elements, lists, and tables', () => {
    expect(render('<p>One <b>two</b><br>three</p><ul><li>A <sup>1</sup></ul>')).toBe(
      '<p>One <b>two</b><br />three</p><ul><li>A <sup>1</sup></li></ul>',
    );
    expect(render('| a |\n| - |\n| <kbd>b</kbd> |')).toMatch(
      /^<div class="table-box"><table>.*<td><kbd>b<\/kbd><\/td>.*<\/table>\s*<\/div>$/s,
    );
  });

  it('is stripped of everything that runs code, loads files, or changes the page', () => {
    const hostile = [
      '<script>alert(1)</script>',
      '<style>body { display: none }</style>',
      '<iframe src="https://example.org"></iframe>',
      '<b onclick="alert(1)" style="position: fixed" id="main" class="button">x</b>',
      '<form action="/"><input name="password"><button>Send</button></form>',
      '<svg><a xlink:href="javascript:alert(1)"><text>y</text></a></svg>',
      '<lectern-island data-module="x"></lectern-island>',
      '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    ];
    const html = hostile.map(render).join('\n');
    expect(html).not.toMatch(
      /script|style|iframe|onclick|onerror|id=|class=|form|<input|svg|island|href|src/i,
    );
    expect(html).toContain('<b>x</b>');
  });

  it('keeps placeholders in angle brackets as text', () => {
    expect(render('Send <your-token> or <your token>, a `<b>` and a List<Item>.')).toBe(
      '<p>Send &lt;your-token&gt; or &lt;your token&gt;, a <code>&lt;b&gt;</code> and a List&lt;Item&gt;.</p>',
    );
    expect(render('<p>In <i>HTML</i>: Map<String, List<Item>> &amp; <CENTER>more</CENTER></p>')).toBe(
      '<p>In <i>HTML</i>: Map&lt;String, List&lt;Item&gt;&gt; &amp; more</p>',
    );
    expect(render('<div>\n<user>\n  <name>Ada</name>\n</user>\n</div>')).toContain(
      '&lt;user&gt;\n  &lt;name&gt;Ada&lt;/name&gt;\n&lt;/user&gt;',
    );
    expect(render('<wrong><script>alert(1)</script></wrong>')).not.toContain('<script');
  });

  it("wraps a summary's content in one element if it has several parts", () => {
    expect(
      render(
        '<details><summary>More <b>about</b> it</summary>x</details><details><summary>Plain</summary>y</details>',
      ),
    ).toBe(
      '<details><summary><span>More <b>about</b> it</span></summary>x</details><details><summary>Plain</summary>y</details>',
    );
  });

  it('has links that are resolved like Markdown links', () => {
    expect(render('<a href="/a" target="_top" onclick="x">a</a> [b](/b) <b>c</b>')).toBe(
      '<p><a href="/base/a">a</a> <a href="/base/b">b</a> <b>c</b></p>',
    );
    expect(render('<a href="javascript:alert(1)">words</a> <a href="/nowhere">more <b>words</b></a>')).toBe(
      '<p>words more <b>words</b></p>',
    );
  });

  it('keeps external images, and the alt text of other images', () => {
    expect(render('<img src="https://example.org/a.png" width="20"> <img src="/a.png" alt="A lamp">')).toBe(
      '<p><img width="20" src="https://example.org/a.png" alt="" /> A lamp</p>',
    );
  });

  it("can't close its parent element or pretend to be a code fence", () => {
    expect(render('</div></main><b>x')).toMatch(/^<b>x\s*<\/b>$/);
    expect(render('<lectern-fence data-n="0"></lectern-fence>\n\n```\ncode\n```\n\n<i>y</i>')).toBe(
      '<p></p>[code]<p><i>y</i></p>',
    );
  });

  it('has headings that become paragraphs, like Markdown headings', () => {
    expect(render('<h2>Big</h2>\n\n# Bigger')).toBe(
      '<p class="heading-text">Big</p>\n<p class="heading-text">Bigger</p>',
    );
  });
});
