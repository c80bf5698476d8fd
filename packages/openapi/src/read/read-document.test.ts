import { symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Cache } from 'lectern/plugin';
import { LecternError } from 'lectern/plugin';
import { describe, expect, it } from 'vitest';
import { info, readFiles } from './__fixtures__/read-files.js';
import { tempFolder } from './__fixtures__/temp-folder.js';
import { textMemory } from './__fixtures__/text-memory.js';
import { readDocument } from './read-document.js';

describe('the files of an OpenAPI document', () => {
  it('are converted again only if one of them has changed', async () => {
    const made: string[] = [];
    const cached = new Map<string, unknown>();
    const cache = {
      get: async <T>({
        step,
        key,
        make,
      }: {
        step: string;
        key: readonly unknown[];
        make: () => Promise<T>;
      }): Promise<T> => {
        const name = JSON.stringify([step, key]);
        if (!cached.has(name)) cached.set(name, await make());
        made.push(name);
        return cached.get(name) as T;
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
    const conversions = () => [...cached.keys()].filter((name) => name.startsWith('["openapi",')).length;
    expect(conversions()).toBe(1);
    await writeFile(join(siteDir, 'parts/a.yaml'), 'type: integer');
    const { pages } = await again();
    expect(conversions()).toBe(2);
    expect(
      pages[0]?.page.schemas.map(({ name, schema, location }) => [name, schema.label, location]),
    ).toEqual([['A', 'integer', { file: 'parts/a.yaml', line: 1 }]]);
  });

  it('produce the same pages after each edit, whether or not a cache is used', async () => {
    const { memory, paths } = textMemory();
    const cached = new Map<string, unknown>();
    const cache: Cache = {
      get: async ({ step, key, make }) => {
        const name = JSON.stringify([step, key]);
        if (!cached.has(name)) cached.set(name, await make());
        return cached.get(name) as never;
      },
    };
    const one =
      '{"openapi":"3.1.0","info":{"title":"Lamps","version":"1"},"paths":{},"components":{"schemas":{"A":';
    const { siteDir, again } = await readFiles({
      'api.json': `${one}{"$ref":"a.yaml"}}}}`,
      'a.yaml': 'type: string',
    });
    const options = {
      path: join(siteDir, 'api.json'),
      siteDir,
      allowRemote: false,
      route: '/api',
      splitBy: 'auto',
      cache,
      memory,
    } as const;
    const edits: [name: string, file: string, text?: string][] = [
      ['nothing', ''],
      ['a part', 'a.yaml', 'type: integer'],
      ['a mistake in a part', 'a.yaml', 'type: [integer'],
      ['nothing since', ''],
      ['a part mended', 'a.yaml', 'type: integer'],
      ['another reference', 'api.json', `${one}{"$ref":"b.yaml"}}}}`],
      ['nothing since', ''],
      ['a reference within', 'api.json', `${one}{"$ref":"#/components/schemas/B"},"B":{"type":"string"}}}}`],
      ['a mistake', 'api.json', `${one}{]`],
    ];
    const found: unknown[] = [];
    for (const [name, file, text = ''] of edits) {
      if (file !== '') await writeFile(join(siteDir, file), text);
      const { diagnostics } = await readDocument(options);
      expect(await readDocument(options), name).toEqual(await again());
      found.push([name, diagnostics.map(({ code }) => code)]);
    }
    expect(paths()).toEqual(['api.json', 'a.yaml'].map((name) => join(siteDir, name)));
    expect(found).toEqual([
      ['nothing', []],
      ['a part', []],
      ['a mistake in a part', ['invalid-openapi']],
      ['nothing since', ['invalid-openapi']],
      ['a part mended', []],
      ['another reference', ['broken-reference']],
      ['nothing since', ['broken-reference']],
      ['a reference within', []],
      ['a mistake', ['invalid-openapi']],
    ]);
  });

  it("cause an error if they are outside of the document's folder", async () => {
    const outside = await tempFolder({ 'secret.yaml': 'type: string\ndescription: A secret.' });
    const document = (ref: string) => ({
      'api/api.json': {
        openapi: '3.1.0',
        info,
        paths: {},
        components: { schemas: { A: { type: 'array', items: { $ref: ref } } } },
      },
      'shared/b.yaml': 'type: string',
      'api/.env': 'TOKEN: secret',
    });
    const read = async (ref: string, allowed: string[] = []) => {
      const siteDir = await tempFolder(
        Object.fromEntries(
          Object.entries(document(ref)).map(([name, value]) => [
            name,
            typeof value === 'string' ? value : JSON.stringify(value),
          ]),
        ),
      );
      await symlink(join(outside, 'secret.yaml'), join(siteDir, 'api/linked.yaml'));
      await symlink(outside, join(siteDir, 'api/folder'));
      const result = await readDocument({
        path: join(siteDir, 'api/api.json'),
        siteDir,
        allowRemote: false,
        allowedPaths: allowed.map((path) => join(siteDir, path)),
        route: '/api',
        splitBy: 'auto',
        cache: undefined,
      });
      return new LecternError(result.diagnostics).message.replaceAll(
        /(?:\.\.\/)+lectern-openapi-\w+/g,
        '<outside>',
      );
    };
    expect(await read('../shared/b.yaml')).toBe(
      `error [reference-out-of-reach] api/api.json:1:135
  The reference "../shared/b.yaml" points to shared/b.yaml, but references can reach only files in the document's folder and its subfolders.
  Move the file next to the document, or allow it in the options of the plug-in: allowedPaths: ['shared/b.yaml'].`,
    );
    expect(await read('../shared/b.yaml', ['shared'])).toBe('');
    expect(await read('../../../../../../../../etc/passwd')).toMatch(
      /\[reference-out-of-reach\].*\n.*etc\/passwd/,
    );
    expect(await read('%2e%2e/shared/b.yaml')).toContain('points to shared/b.yaml');
    expect(await read('linked.yaml')).toContain(
      'The reference "linked.yaml" points through a symbolic link to <outside>/secret.yaml, but references',
    );
    expect(await read('folder/secret.yaml')).toContain('points through a symbolic link to');
    expect(await read('folder/missing.yaml'), 'not even whether it exists').toContain(
      '[reference-out-of-reach]',
    );
    expect(await read('.env')).toContain('points to api/.env, which looks like a file with secrets.');
  });

  it('are fetched from other hosts if the configuration allows other hosts', async () => {
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
      expect(new LecternError(missing.diagnostics).message).toBe(
        `error [remote-reference] api.json:1:111\n  The reference "${host}/c.yaml#/A" failed to load: the host responded with 404.\n  Save a copy of the file next to the document.`,
      );
    } finally {
      server.close();
    }
  });
});
