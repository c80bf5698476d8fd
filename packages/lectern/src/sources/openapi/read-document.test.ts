import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatDiagnostic } from '../../diagnostics/diagnostic.js';
import { info, readFiles } from './__fixtures__/read-files.js';

describe('files', () => {
  it('are read anew when one of them has changed, and not otherwise', async () => {
    const made: string[] = [];
    const kept = new Map<string, unknown>();
    const cache = {
      get: async <T>({
        key,
        make,
      }: {
        step: string;
        key: readonly unknown[];
        make: () => Promise<T>;
      }): Promise<T> => {
        const name = JSON.stringify(key);
        if (!kept.has(name)) kept.set(name, await make());
        made.push(name);
        return kept.get(name) as T;
      },
    };
    const { again, siteDir, files } = await readFiles(
      {
        'api.json': {
          openapi: '3.1.0',
          info,
          paths: {},
          components: { schemas: { A: { $ref: 'parts/a.yaml' } } },
        },
        'parts/a.yaml': 'type: string',
      },
      { cache },
    );
    expect(files.map((file) => file.slice(siteDir.length + 1))).toEqual(['api.json', 'parts/a.yaml']);
    await again();
    expect(kept.size).toBe(1);
    await writeFile(join(siteDir, 'parts/a.yaml'), 'type: integer');
    const { pages } = await again();
    expect(kept.size).toBe(2);
    expect(pages[0]?.page.schemas.map(({ name, schema, place }) => [name, schema.label, place])).toEqual([
      ['A', 'integer', { file: 'parts/a.yaml', line: 1 }],
    ]);
  });

  it('of other hosts are fetched where that is allowed', async () => {
    const server = createServer((request, response) => {
      if (request.url === '/a.yaml') response.end('A: { type: object, properties: { b: { $ref: b.yaml } } }');
      else if (request.url === '/b.yaml') response.end('type: boolean');
      else response.writeHead(404).end();
    });
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done);
    });
    const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const document = (file: string) => ({
      'api.json': {
        openapi: '3.1.0',
        info,
        paths: {},
        components: { schemas: { A: { $ref: `${host}/${file}#/A` } } },
      },
    });
    try {
      const { pages } = await readFiles(document('a.yaml'), { allowRemote: true });
      expect(pages[0]?.page.schemas.map(({ name }) => name)).toEqual(['A', 'b']);
      const missing = await readFiles(document('c.yaml'), { allowRemote: true });
      expect(missing.diagnostics.map(formatDiagnostic)).toEqual([
        `error [remote-reference] api.json:1:111\n  The reference "${host}/c.yaml#/A" could not be fetched: the host answered 404.\n  Put a copy beside the document.`,
      ]);
    } finally {
      server.close();
    }
  });
});
