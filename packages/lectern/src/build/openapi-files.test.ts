import { describe, expect, it } from 'vitest';
import type { OpenapiPage } from '../content/types.js';
import { documentFile, serverOrigins } from './openapi-files.js';

function page({ servers = [], intro = true }: { servers?: object[]; intro?: boolean }): OpenapiPage {
  const api = { mock: { servers }, ...(intro ? { intro: {} } : {}) };
  return { kind: 'openapi', route: '/api', file: 'openapi/pets.yaml', api } as unknown as OpenapiPage;
}

describe('serverOrigins', () => {
  it('has each origin that a server may have, once', () => {
    const variables = [
      { name: 'stage', default: 'live', enum: ['live', 'test'] },
      { name: 'version', default: 'v1', enum: [] },
    ];
    const servers = [
      { url: 'https://{stage}.example/{version}', variables },
      { url: 'https://live.example/other', variables: [] },
      { url: 'http://localhost:8080', variables: [] },
    ];
    expect(serverOrigins([page({ servers })])).toEqual([
      'http://localhost:8080',
      'https://live.example',
      'https://test.example',
    ]);
  });

  it('has those of single operations too', () => {
    const one = page({ servers: [{ url: 'https://live.example', variables: [] }] });
    const operations = { upload: { servers: [{ url: 'https://files.example/v1', variables: [] }] } };
    Object.assign(one.api.mock ?? {}, { operations });
    expect(serverOrigins([one])).toEqual(['https://files.example', 'https://live.example']);
  });

  it('leaves out what is no address of the web, or belongs to this site', () => {
    const servers = ['/v1', 'javascript:alert(1)', 'https://', "https://a b; script-src 'unsafe-inline'"];
    expect(serverOrigins([page({ servers: servers.map((url) => ({ url, variables: [] })) })])).toEqual([]);
  });
});

describe('documentFile', () => {
  it('stands beside the first page', () => {
    expect(documentFile(page({}))).toBe('api/pets.yaml');
    expect(documentFile(page({ intro: false }))).toBeUndefined();
  });

  it('is JSON where it was several files', () => {
    expect(documentFile({ ...page({}), bundledDocument: '{}' })).toBe('api/pets.json');
  });
});
