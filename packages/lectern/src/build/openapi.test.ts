import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { configSchema } from '../config/schema/index.js';
import type { OpenapiPage } from '../content/types.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { assembleSite } from '../model/site.js';
import { readOpenapi } from '../sources/openapi/index.js';
import { isSafeAddress, mockFile, openapiInput } from './openapi.js';

const siteDir = fileURLToPath(new URL('../../../../tests/fixtures/ok-openapi', import.meta.url));

async function firstPage(): Promise<{ page: OpenapiPage; render: (markdown: string) => string }> {
  const config = configSchema.parse({
    title: 'Fixture',
    url: 'https://example.org',
    baseUrl: '/base/',
    sources: [{ type: 'openapi', path: 'api/openapi.yaml' }],
  });
  const [source] = config.sources;
  if (source?.type !== 'openapi') throw new Error('The fixture has an openapi source.');
  const content = await readOpenapi({
    source,
    siteDir,
    locale: 'en',
    defaultLocale: 'en',
    includeDrafts: false,
  });
  const { site } = assembleSite({ config, content: [content], locale: 'en', staticFiles: new Set() });
  const [page] = content.pages;
  if (page?.kind !== 'openapi') throw new Error('The source has a page.');
  const diagnostics: Diagnostic[] = [];
  const input = openapiInput({
    page,
    site,
    anchors: new Map(),
    assets: new Map(),
    diagnostics,
    broken: new Set(),
  });
  const render = (markdown: string): string =>
    input
      .text({ markdown, file: 'api/openapi.yaml', line: 1, column: 1 })
      .map((chunk) => ('html' in chunk ? chunk.html : `[${chunk.code}]`))
      .join('');
  return { page, render };
}

describe('descriptions', () => {
  it('show HTML as text, and make no links of scripts and data', async () => {
    const { render } = await firstPage();
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
  });

  it('know a safe address', () => {
    expect(
      ['https://a.b', '/a:b', '#a:b', 'a/b:c', '?q=a:b', 'tel:1'].filter((url) => !isSafeAddress(url)),
    ).toEqual([]);
    expect(
      [' javascript:x', '\u0001javascript:x', 'java\nscript:x', 'file:///x', 'blob:x'].filter(isSafeAddress),
    ).toEqual([]);
  });
});

describe('the data of a console', () => {
  it('are a file whose name changes with them', async () => {
    const { page } = await firstPage();
    const file = mockFile(page);
    expect(file?.file).toMatch(/^assets\/openapi\/api-[\da-f]{8}\.json$/);
    expect(Object.keys((JSON.parse(file?.content ?? '') as { operations: object }).operations)).toEqual([
      'listLamps',
      'addLamp',
    ]);
    expect(mockFile({ ...page, api: { ...page.api, mock: undefined } })).toBeUndefined();
  });
});
