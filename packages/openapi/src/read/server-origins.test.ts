import { describe, expect, it } from 'vitest';
import type { MockServer } from '../model/mock-data.js';
import type { PlacedPage } from './pages.js';
import { serverOrigins } from './server-origins.js';

function page({
  servers = [],
  ofOperation,
}: {
  servers?: MockServer[];
  ofOperation?: MockServer[];
}): PlacedPage {
  const upload = { method: 'post', path: '/', parameters: [], security: [], responses: [] } as const;
  return {
    route: '/api',
    page: {
      kind: 'single',
      api: { title: 'Pets', version: '1', route: '/api' },
      title: 'Pets',
      index: [],
      groups: [],
      schemas: [],
      schemasByName: {},
      securitySchemes: [],
      mock: {
        servers,
        securitySchemes: {},
        operations: {
          upload: { ...upload, parameters: [], security: [], responses: [], servers: ofOperation },
        },
        schemas: {},
      },
    },
  };
}

describe('serverOrigins', () => {
  it('lists every possible origin of a server once', () => {
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

  it('includes the servers of individual operations', () => {
    const servers = [{ url: 'https://live.example', variables: [] }];
    const ofOperation = [{ url: 'https://files.example/v1', variables: [] }];
    expect(serverOrigins([page({ servers, ofOperation })])).toEqual([
      'https://files.example',
      'https://live.example',
    ]);
  });

  it("ignores relative URLs, and URLs that aren't valid HTTP URLs", () => {
    const servers = [
      '/v1',
      'javascript:alert(1)',
      'https://',
      'https://{account}.example',
      "https://a b; script-src 'unsafe-inline'",
    ];
    expect(serverOrigins([page({ servers: servers.map((url) => ({ url, variables: [] })) })])).toEqual([]);
  });
});
