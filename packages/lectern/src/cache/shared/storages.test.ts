import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startArtifactServer } from './__fixtures__/artifact-server.js';
import { bazelStorage } from './bazel.js';
import { folderStorage } from './folder.js';
import { sender } from './http.js';
import { sha256 } from './pack.js';
import type { Storage } from './storage.js';
import { turborepoStorage } from './turborepo.js';

const content = Buffer.from('a pack');
const hash = sha256(content);
const name = sha256('an index');
const { signal } = new AbortController();
const common = { indexLimit: 1000, send: sender({ timeout: 30 }) };

const turborepo = ({ url, token, key }: { url: string; token?: string; key?: string }): Storage =>
  turborepoStorage({ ...common, url, token, team: { slug: 'docs' }, signatureKey: key });
const bazel = ({ url, token }: { url: string; token?: string }): Storage =>
  bazelStorage({ ...common, url, token });

async function roundTrip(storage: Storage): Promise<void> {
  expect(await storage.getPack({ hash, size: 10, signal })).toBeUndefined();
  expect(await storage.getIndex({ name, signal })).toBeUndefined();
  await storage.putPack({ hash, content, signal });
  await storage.putIndex({ name, content: Buffer.from('the index'), packs: [{ hash, size: 6 }], signal });
  expect(await storage.getPack({ hash, size: 10, signal })).toEqual(content);
  expect(await storage.getIndex({ name, signal })).toEqual(Buffer.from('the index'));
}

test('Turborepo: artifacts are under /v8/artifacts, with a bearer token and a team', async () => {
  await using server = await startArtifactServer({ protocol: 'turborepo', authorization: 'Bearer secret' });
  await roundTrip(turborepo({ url: `${server.url}/`, token: 'secret' }));
  expect([...server.stored.keys()]).toEqual([`/v8/artifacts/${hash}`, `/v8/artifacts/${name}`]);
});

test('Turborepo: with a signature key, an artifact without a valid signature is rejected', async () => {
  await using server = await startArtifactServer({ protocol: 'turborepo' });
  const signed = turborepo({ url: server.url, key: 'secret' });
  await signed.putPack({ hash, content, signal });
  expect(await signed.getPack({ hash, size: 10, signal })).toEqual(content);
  server.stored.set(`/v8/artifacts/${hash}`, Buffer.from('not a pack'));
  await expect(signed.getPack({ hash, size: 10, signal })).rejects.toThrow('an invalid signature');
});

test('Bazel: a pack is stored under /cas with its SHA-256 hash, and an action result points to the index', async () => {
  await using server = await startArtifactServer({
    protocol: 'bazel',
    authorization: `Basic ${Buffer.from('user:pass').toString('base64')}`,
  });
  await roundTrip(bazel({ url: server.url, token: 'user:pass' }));
  expect([...server.stored.keys()]).toEqual([`/cas/${hash}`, `/cas/${sha256('the index')}`, `/ac/${name}`]);
});

test('folder storage: packs and the index are files in the folder', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'lectern-storage-'));
  await roundTrip(folderStorage({ dir }));
  await rm(dir, { recursive: true });
});

test("a failed request to a storage server is reported with the server's response", async () => {
  await using server = await startArtifactServer({ protocol: 'bazel' });
  const storage = bazel({ url: server.url });
  await storage.putPack({ hash, content, signal });
  const failure = (fault: typeof server.fault): Promise<string> => {
    server.fault = fault;
    return storage.getPack({ hash, size: 10, signal }).then(String, (error: Error) => error.message);
  };
  expect(await failure('unauthorized')).toBe('denied access (HTTP 401)');
  expect(await failure('server error')).toBe('responded with HTTP 500');
  expect(await failure('too long')).toBe('sent more data than was stored');
  expect(await failure('redirect loop')).toMatch(/^could not be reached/);
  expect(await failure('cut off')).toMatch(/^could not be reached/);
});

test('a request to a storage server that does not respond times out', async () => {
  await using server = await startArtifactServer({ protocol: 'bazel' });
  server.fault = 'silent';
  const storage = bazelStorage({
    url: server.url,
    token: undefined,
    indexLimit: 10,
    send: sender({ timeout: 0.05 }),
  });
  await expect(storage.getPack({ hash, size: 10, signal })).rejects.toThrow('did not respond within 0.05 s');
});

const { TURBOREPO_CACHE_URL, TURBO_TOKEN } = process.env;

/* turborepo-remote-cache, which teams use in production, has too many dependencies to install automatically. To run
   this test, start the server and then Vitest:
   STORAGE_PROVIDER=local TURBO_TOKEN=secret PORT=4430 npx turborepo-remote-cache
   TURBOREPO_CACHE_URL=http://127.0.0.1:4430 TURBO_TOKEN=secret npx vitest run storages */
test.skipIf(TURBOREPO_CACHE_URL === undefined)(
  'Turborepo: turborepo-remote-cache stores and returns packs and indexes, and rejects a wrong token',
  async () => {
    const server = {
      url: TURBOREPO_CACHE_URL ?? '',
      ...(TURBO_TOKEN === undefined ? {} : { token: TURBO_TOKEN }),
    };
    const unique = Buffer.from(`a pack of ${Date.now()}`);
    const storage = turborepo({ ...server, key: 'secret' });
    const stored = { hash: sha256(unique), content: unique, signal };
    expect(await storage.getPack({ hash: stored.hash, size: 100, signal })).toBeUndefined();
    await storage.putPack(stored);
    expect(await storage.getPack({ hash: stored.hash, size: 100, signal })).toEqual(unique);
    for (const content of [Buffer.from('an index'), Buffer.from('a newer index')]) {
      await storage.putIndex({ name: stored.hash, content, packs: [], signal });
      expect(await storage.getIndex({ name: stored.hash, signal })).toEqual(content);
    }
    const foreign = turborepo({ ...server, token: 'wrong' });
    await expect(foreign.getPack({ hash: stored.hash, size: 100, signal })).rejects.toThrow('denied access');
  },
);
