import { describe, expect, it } from 'vitest';
import { info, ok, pageOf, readFiles } from './__fixtures__/read-files.js';
import { pageAnchors } from './anchors.js';
import { apiSidebar } from './sidebar.js';

describe('OpenAPI extensions from other tools', () => {
  const operation = (operationId: string, tag: string, more: object = {}) => ({
    operationId,
    tags: [tag],
    responses: ok,
    ...more,
  });

  it.each([
    { logo: 'nothing', shown: undefined },
    { logo: { url: 'javascript:alert(1)' }, shown: undefined },
    { logo: { url: '//evil.example/logo.svg' }, shown: undefined },
    {
      logo: { url: '/img/logo.svg', backgroundColor: 'red; x' },
      shown: { url: '/img/logo.svg', alt: 'Lamps', href: undefined, background: undefined },
    },
    {
      logo: {
        url: 'https://a.example/b.png',
        altText: 'B',
        href: 'https://a.example/',
        backgroundColor: '#ffF',
      },
      shown: { url: 'https://a.example/b.png', alt: 'B', href: 'https://a.example/', background: '#ffF' },
    },
  ])('show a logo only if its URL is safe: $logo', async ({ logo, shown }) => {
    const page = await pageOf({
      info: { ...info, 'x-logo': logo },
      paths: { '/a': { get: { responses: ok } } },
    });
    expect(page.intro?.logo).toEqual(shown);
  });

  it("list the introduction's top-level headings in the sidebar", async () => {
    const description = 'Lamps.\n\n# Start\n\n## Buy\n\nOne.\n\n# Stop';
    const { pages } = await readFiles({
      'api.json': {
        openapi: '3.1.0',
        info: { ...info, description },
        paths: { '/a': { get: { responses: ok } } },
      },
    });
    const menu = apiSidebar({ pages, collapsed: true }).map((node) =>
      node.kind === 'link' ? [node.label, node.href, node.anchor] : [node.kind],
    );
    expect(menu).toEqual([
      ['Introduction', '/api', undefined],
      ['Start', '/api', 'intro-start'],
      ['Stop', '/api', 'intro-stop'],
      ['category'],
    ]);
    expect(pages[0] && pageAnchors(pages[0].page)).toEqual(
      expect.arrayContaining(['intro-start', 'intro-buy', 'intro-stop']),
    );
  });

  it('order and name tags, and hide internal operations', async () => {
    const { pages } = await readFiles({
      'api.json': {
        openapi: '3.1.0',
        info,
        tags: [{ name: 'b' }, { name: 'a', 'x-displayName': 'First things' }],
        'x-tagGroups': [{ name: 'All', tags: ['a', 'b'] }],
        paths: {
          '/a': { get: operation('getA', 'a'), put: operation('putA', 'a', { 'x-internal': true }) },
          '/b': { get: operation('getB', 'b') },
          '/c': { 'x-internal': true, get: operation('getC', 'b') },
        },
      },
    });
    expect(pages[0]?.page.groups.map(({ section }) => section)).toEqual(['All', 'All']);
    expect(apiSidebar({ pages, collapsed: true }).map((node) => node.kind !== 'html' && node.label)).toEqual([
      'Introduction',
      'All',
    ]);
    const groups = pages[0]?.page.groups.map(({ name, operations }) => [
      name,
      operations.map(({ id }) => id),
    ]);
    expect(groups).toEqual([
      ['First things', ['getA']],
      ['b', ['getB']],
    ]);
  });

  it('hide internal parameters and fields, including those in samples and in the form', async () => {
    const hidden = { type: 'string', 'x-internal': true };
    const schema = {
      type: 'object',
      required: ['name', 'secret'],
      properties: {
        name: { type: 'string' },
        secret: hidden,
        list: { items: { properties: { deep: hidden } } },
      },
    };
    const { pages } = await readFiles({
      'api.json': {
        openapi: '3.1.0',
        info,
        paths: {
          '/a': {
            post: operation('addA', 'a', {
              parameters: [
                { name: 'debug', in: 'query', 'x-internal': true, schema: {} },
                { $ref: '#/components/parameters/Trace' },
                { name: 'page', in: 'query', schema: {} },
              ],
              requestBody: {
                content: { 'application/json': { schema: { $ref: '#/components/schemas/A' } } },
              },
            }),
          },
        },
        components: {
          schemas: { A: schema },
          parameters: { Trace: { name: 'trace', in: 'query', 'x-internal': true, schema: {} } },
        },
      },
    });
    const text = JSON.stringify(pages);
    expect(text).toContain('page');
    expect(text).not.toMatch(/debug|trace|secret|deep/i);
  });

  it('put tags without a group at the end, in a separate group', async () => {
    const { pages } = await readFiles({
      'api.json': {
        openapi: '3.1.0',
        info,
        tags: [{ name: 'loose' }, { name: 'a' }],
        'x-tagGroups': [{ name: 'All', tags: ['a'] }],
        paths: {
          '/a': { get: operation('getA', 'a') },
          '/b': { get: operation('getB', 'loose') },
          '/c': { get: { responses: ok } },
        },
      },
    });
    expect(pages[0]?.page.groups.map(({ section, name }) => `${section}: ${name}`)).toEqual([
      'All: a',
      'Other: loose',
      'Other: Other operations',
    ]);
  });

  it('include x-traitTag, which adds the description of a tag to the introduction', async () => {
    const { intro } = await pageOf({
      info: { ...info, description: 'About lamps.' },
      tags: [
        {
          name: 'Errors',
          'x-traitTag': true,
          'x-displayName': 'Errors and limits',
          description: 'There are some.',
        },
        { name: 'Lamps', description: 'What shines.' },
        { name: 'None', 'x-traitTag': true },
      ],
      paths: { '/a': { get: operation('getA', 'a') } },
    });
    expect(intro?.description?.markdown).toBe('About lamps.\n\n# Errors and limits\n\nThere are some.');
  });

  it('add code samples, which replace the generated ones in their language', async () => {
    const samples = [
      { lang: 'Go', source: 'lamps.List()' },
      { lang: 'python', label: 'Python SDK', source: 'lamps.all()\n' },
    ];
    const { groups } = await pageOf({
      paths: { '/a': { get: operation('getA', 'a', { 'x-codeSamples': samples }) } },
    });
    const found = groups[0]?.operations[0]?.samples.map(({ label, code }) => [label, code.split('\n')[0]]);
    expect(found).toEqual([
      ['Go', 'lamps.List()'],
      ['Python SDK', 'lamps.all()'],
      ['curl', "curl 'https://example.com/a'"],
      ['JavaScript', "const response = await fetch('https://example.com/a');"],
    ]);
  });

  it('describe enum values', async () => {
    const schema = { type: 'string', enum: ['on', 'off'] };
    const { schemas } = await pageOf({
      components: {
        schemas: {
          A: { ...schema, 'x-enumDescriptions': { on: 'It shines.' } },
          B: { ...schema, 'x-enum-descriptions': ['It shines.', 'It rests.'] },
          C: { enum: [1, 2], 'x-enum-varnames': ['ON', 'OFF'], 'x-enumDescriptions': { 2: 'It *rests*.' } },
          D: { ...schema, 'x-enumNames': ['on', 'OFF'] },
        },
      },
    });
    const texts = schemas.map(({ schema: { enumDescriptions: found = {} } }) =>
      Object.fromEntries(Object.entries(found).map(([value, { markdown }]) => [value, markdown])),
    );
    expect(texts).toEqual([
      { on: 'It shines.' },
      { on: 'It shines.', off: 'It rests.' },
      { 1: 'ON', 2: 'OFF: It *rests*.' },
      { off: 'OFF' },
    ]);
  });

  it('add webhooks in OpenAPI 3.0', async () => {
    const { groups } = await pageOf({
      openapi: '3.0.3',
      'x-webhooks': { lampOn: { post: { responses: ok } } },
    });
    expect(groups.map(({ name, operations }) => [name, operations[0]?.webhook])).toEqual([
      ['Webhooks', true],
    ]);
  });
});
