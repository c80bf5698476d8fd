import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { GeneratedPage, PluginContent } from 'lectern/plugin';
import { describe, expect, it } from 'vitest';
import { openapi } from '../index.js';
import type { MockData } from '../model/mock-data.js';
import { withoutIndentation } from './download.js';

const siteDir = fileURLToPath(new URL('../../../../tests/fixtures/ok-openapi', import.meta.url));

async function read(options: Parameters<typeof openapi>[0]): Promise<PluginContent> {
  const content = await openapi(options).read?.({
    siteDir,
    locale: 'en',
    defaultLocale: 'en',
    includeDrafts: false,
    readFile: () => '',
    message: (id) => id,
  });
  if (content === undefined) throw new Error('The plug-in reads something.');
  return content;
}

function generated({ pages = [] }: PluginContent): GeneratedPage[] {
  return pages.filter((page) => page.kind === 'generated');
}

describe('an OpenAPI document with several files and one page', () => {
  it("is published as one file, and the console's data as a file with a content hash in its name", async () => {
    const [page] = generated(await read({ path: 'api/openapi.yaml' }));
    const [ofConsole, document] = page?.files ?? [];
    const data = ofConsole?.json as MockData | undefined;
    expect(ofConsole?.path).toMatch(/^assets\/openapi\/api-[\da-f]{8}\.json$/);
    expect(Object.keys(data?.operations ?? {})).toEqual(['listLamps', 'addLamp']);
    expect(document?.path).toBe('api/openapi.json');
    expect(JSON.parse(String(document?.content))).toHaveProperty('openapi', '3.1.0');
    expect(page?.props).toMatchObject({
      consoleUrl: `/${ofConsole?.path}`,
      documentUrl: '/api/openapi.json',
    });
  });

  it("has pages whose props don't contain the console's data", async () => {
    const [page] = generated(await read({ path: 'api/openapi.yaml' }));
    expect(page?.props?.api).not.toHaveProperty('mock');
  });
});

describe('an OpenAPI document with one file and several pages', () => {
  const options = { id: 'old', path: 'api/lamps.json', routeBasePath: 'old', splitBy: 'operation' } as const;

  it('is published without indentation, next to the first page', async () => {
    const pages = generated(await read(options));
    const documents = pages.flatMap(({ files = [] }) =>
      files.filter(({ path }) => !path.startsWith('assets/')),
    );
    expect(documents.map(({ path }) => path)).toEqual([
      'old/lamps.json',
      'oauth2-redirect.html',
      'oauth2-redirect.js',
    ]);
    const source = await readFile(`${siteDir}/api/lamps.json`, 'utf8');
    expect(documents[0]?.content).toHaveLength(withoutIndentation(source).length);
    expect(JSON.parse(String(documents[0]?.content))).toEqual(JSON.parse(source));
  });

  it("has the API's name in page titles, but not in sidebar labels", async () => {
    const page = generated(await read(options)).find(({ route }) => route === '/old/lamps/listLamps');
    expect(page).toMatchObject({ source: 'old', title: expect.stringContaining(' – ') });
    expect(page?.title.split(' – ')[0]).toBe(page?.label);
  });
});

it("an API reference labels its operations in search, and lists the site's APIs above the sidebar", async () => {
  const documents = [
    { label: 'New', routeBasePath: 'api' },
    { label: 'Old', routeBasePath: 'old' },
  ];
  const pages = generated(
    await read({ id: 'old', path: 'api/lamps.json', routeBasePath: 'old', splitBy: 'operation', documents }),
  );
  const page = pages.find(({ route }) => route === '/old/lamps/listLamps');
  expect(page?.searchNames?.map(({ name, label }) => `${label}: ${name}`)).toEqual([
    `Operation: ${page?.label}`,
    'Operation: listLamps',
    'Operation: GET /lamps',
  ]);
  expect(page?.sidebarTop?.props).toEqual({
    documents: [
      { label: 'New', route: '/api', current: false },
      { label: 'Old', route: '/old', current: true },
    ],
  });
});

it('the folder of an OpenAPI document is declared as an input, so a build refuses to write its output there', () => {
  expect(openapi({ path: 'api/v1/openapi.yaml' }).inputs).toEqual([
    { path: 'api/v1/openapi.yaml', kind: 'file', what: 'the OpenAPI document of the plug-in "openapi"' },
    { path: 'api/v1', kind: 'folder', what: 'the folder that the plug-in "openapi" reads' },
  ]);
});
