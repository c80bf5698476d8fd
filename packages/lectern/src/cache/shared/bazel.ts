import { createHash } from 'node:crypto';
import { decodeActionResult, encodeActionResult } from './action-result.js';
import type { Send } from './http.js';
import type { Storage } from './storage.js';
import { StorageError } from './storage.js';

interface Options {
  /** URL of the server, without `/ac` or `/cas`. */
  url: string;
  /** A bearer token, or `user:password`. */
  token: string | undefined;
  indexLimit: number;
  send: Send;
}

const indexPath = 'index';

/**
 * Packs and indexes are stored by hash under `/cas`. An action result under `/ac` lists the index and its packs as
 * output files, so that the server doesn't delete them.
 */
export function bazelStorage({ url, token, indexLimit, send }: Options): Storage {
  const base = url.replace(/\/$/, '');
  const headers: Record<string, string> =
    token === undefined ? {} : { authorization: authorizationOf(token) };
  const get = async ({ path, limit, signal }: { path: string; limit: number; signal: AbortSignal }) =>
    (await send({ method: 'GET', url: `${base}/${path}`, headers, limit, signal }))?.body;
  const put = async ({ path, content, signal }: { path: string; content: Buffer; signal: AbortSignal }) => {
    const type = { 'content-type': 'application/octet-stream' };
    await send({
      method: 'PUT',
      url: `${base}/${path}`,
      headers: { ...headers, ...type },
      body: content,
      limit: 1 << 20,
      signal,
    });
  };
  return {
    label: new URL(url).host,
    getPack: ({ hash, size, signal }) => get({ path: `cas/${hash}`, limit: size, signal }),
    putPack: ({ hash, content, signal }) => put({ path: `cas/${hash}`, content, signal }),
    async getIndex({ name, signal }) {
      const result = await get({ path: `ac/${name}`, limit: indexLimit, signal });
      if (result === undefined) return undefined;
      const file = decodeActionResult(result)?.find(({ path }) => path === indexPath);
      if (file === undefined || !/^[\da-f]{64}$/.test(file.hash))
        throw new StorageError('sent an invalid action result');
      return get({ path: `cas/${file.hash}`, limit: indexLimit, signal });
    },
    async putIndex({ name, content, packs, signal }) {
      const hash = createHash('sha256').update(content).digest('hex');
      await put({ path: `cas/${hash}`, content, signal });
      const files = [
        { path: indexPath, hash, size: content.byteLength },
        ...packs.map((pack) => ({ ...pack, path: `packs/${pack.hash}` })),
      ];
      await put({ path: `ac/${name}`, content: encodeActionResult(files), signal });
    },
  };
}

function authorizationOf(token: string): string {
  return token.includes(':') ? `Basic ${Buffer.from(token).toString('base64')}` : `Bearer ${token}`;
}
