import { describe, expect, it } from 'vitest';
import { configSchema } from '../../config/schema/index.js';
import type { GeneratedPage } from '../../content/types.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { assembleSite } from '../../model/site.js';
import type { MarkdownInput } from './contract.js';
import { isSafeAddress, markdownRenderer } from './render-markdown.js';

const page: GeneratedPage = {
  kind: 'generated',
  source: 'lamps',
  route: '/api',
  title: 'Lamps',
  description: 'All lamps.',
  file: 'lamps.yaml',
  component: '@site/Lamps.tsx',
  anchors: ['listLamps'],
};

function untrustedRenderer(): {
  render: (markdown: string, options?: Partial<MarkdownInput>) => string;
  diagnostics: Diagnostic[];
} {
  const config = configSchema.parse({
    title: 'Fixture',
    url: 'https://example.org',
    baseUrl: '/base/',
    plugins: [{ name: 'lamps' }],
  });
  const content = [{ id: 'lamps', pages: [page], sidebars: [], versions: [], watch: [], diagnostics: [] }];
  const { site } = assembleSite({ config, content, locale: 'en', staticFiles: new Set(['/img/lamp.svg']) });
  const diagnostics: Diagnostic[] = [];
  const renderMarkdown = markdownRenderer({
    route: page.route,
    site,
    anchors: new Map([[page.route, ['listLamps']]]),
    assets: new Map(),
    diagnostics,
    broken: new Set(),
  });
  const render = (markdown: string, options: Partial<MarkdownInput> = {}): string =>
    renderMarkdown({ markdown, file: page.file, line: 1, untrusted: true, ...options })
      .map((chunk) => ('html' in chunk ? chunk.html : `[${chunk.code}]`))
      .join('');
  return { render, diagnostics };
}

describe('renderMarkdown with untrusted Markdown', () => {
  it('shows HTML as text, and never links to scripts or data URLs', () => {
    const { render, diagnostics } = untrustedRenderer();
    const hostile: Record<string, string> = {
      'Hi <script>alert(1)</script>': '<p>Hi &lt;script&gt;alert(1)&lt;/script&gt;</p>',
      '<img src=x onerror=alert(1)>': '&lt;img src=x onerror=alert(1)&gt;',
      '<div onclick="x()">\n\nText': '&lt;div onclick="x()"&gt;\n<p>Text</p>',
      '[a](javascript:alert(1))': '<p>a</p>',
      '[a](JaVaScRiPt:alert(1))': '<p>a</p>',
      '[a](java&#115;cript:alert(1))': '<p>a</p>',
      '[a](<java\tscript:alert(1)>)': '<p>a</p>',
      '[a](data:text/html,x)': '<p>a</p>',
      '[a](vbscript:x)': '<p>a</p>',
      '<javascript:alert(1)>': '<p>javascript:alert(1)</p>',
      '[a]\n\n[a]: javascript:alert(1)': '<p>a</p>',
      '![a](javascript:alert(1))': '<p>a</p>',
      '[a](https://example.com "b")': '<p><a href="https://example.com" title="b">a</a></p>',
      '[a](/api#listLamps)': '<p><a href="/base/api#listLamps">a</a></p>',
      '[a](mailto:b@c.org)': '<p><a href="mailto:b@c.org">a</a></p>',
    };
    const rendered = Object.keys(hostile).map((markdown) => [markdown, render(markdown).trim()]);
    expect(Object.fromEntries(rendered)).toEqual(hostile);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'The image "javascript:alert(1)" is not shown, because its URL is neither an http URL nor the path of a static file.',
    ]);
  });

  it('reports broken links', () => {
    const { render, diagnostics } = untrustedRenderer();
    render('[a](/nowhere)');
    expect(diagnostics).toMatchObject([{ code: 'broken-link', file: 'lamps.yaml', line: 1 }]);
  });

  it("turns a broken link into text, and warns if onBrokenLinks is 'warn'", () => {
    const { render, diagnostics } = untrustedRenderer();
    const text = '[a](/nowhere), [b](#nothing) and [c](#listLamps)';
    const words = '<p>a, b and <a href="#listLamps">c</a></p>';
    expect(render(text, { onBrokenLinks: 'ignore' }).trim()).toBe(words);
    expect(diagnostics).toEqual([]);
    expect(render(text, { onBrokenLinks: 'warn' }).trim()).toBe(words);
    expect(diagnostics.map(({ code, severity }) => `${code} ${severity}`)).toEqual([
      'broken-link warning',
      'broken-anchor warning',
    ]);
  });

  it('shows images from the web and static images, and warns about other images', () => {
    const { render, diagnostics } = untrustedRenderer();
    const text = '![a](https://a.example/b.png) ![c](/img/lamp.svg#dark) ![d](lamp.png) ![e](/img/lamb.svg)';
    expect(render(text).trim()).toBe(
      '<p><img src="https://a.example/b.png" alt="a"> <img src="/base/img/lamp.svg#dark" alt="c"> d e</p>',
    );
    expect(diagnostics.map(({ code, severity, message }) => `${code} ${severity}: ${message}`)).toEqual([
      'missing-image warning: The image "lamp.png" is not shown, because its URL is neither an http URL nor the path of a static file.',
      'missing-image warning: There is no image "/img/lamb.svg". Did you mean "/img/lamp.svg"?',
    ]);
    render(`![f](data:image/png;base64,${'A'.repeat(99)})`);
    expect(diagnostics[2]?.message).toBe(
      `The image "data:image/png;base64,${'A'.repeat(57)}…" is not shown, because its URL is neither an http URL nor the path of a static file.`,
    );
    render('![g](b.png)', { onBrokenLinks: 'ignore' });
    expect(diagnostics).toHaveLength(3);
  });

  it('applies the same link rules to sanitized HTML', () => {
    const { render } = untrustedRenderer();
    const html =
      '<a href="java&#115;cript:alert(1)">a</a> <a href="/api#listLamps">b</a> <img src="data:x" alt="c">';
    expect(render(html, { html: 'sanitized' }).trim()).toBe('<p>a <a href="/base/api#listLamps">b</a> c</p>');
  });
});

it('isSafeAddress accepts relative, https, and tel URLs, and rejects javascript, file, and blob URLs', () => {
  expect(
    ['https://a.b', '/a:b', '#a:b', 'a/b:c', '?q=a:b', 'tel:1'].filter((url) => !isSafeAddress(url)),
  ).toEqual([]);
  expect(
    [' javascript:x', '\u0001javascript:x', 'java\nscript:x', 'file:///x', 'blob:x'].filter(isSafeAddress),
  ).toEqual([]);
});
