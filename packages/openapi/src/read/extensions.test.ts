import { describe, expect, it } from 'vitest';
import { info, ok, pageOf, readFiles } from './__fixtures__/read-files.js';
import { apiSidebar } from './sidebar.js';

describe('extensions of other tools', () => {
  const operation = (operationId: string, tag: string, more: object = {}) => ({
    operationId,
    tags: [tag],
    responses: ok,
    ...more,
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
        },
      },
    });
    expect(schemas.map((named) => named.schema.enumDescriptions)).toEqual([
      { on: 'It shines.' },
      { on: 'It shines.', off: 'It rests.' },
    ]);
  });

  it('add webhooks before OpenAPI 3.1', async () => {
    const { groups } = await pageOf({
      openapi: '3.0.3',
      'x-webhooks': { lampOn: { post: { responses: ok } } },
    });
    expect(groups.map(({ name, operations }) => [name, operations[0]?.webhook])).toEqual([
      ['Webhooks', true],
    ]);
  });
});
