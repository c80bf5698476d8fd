import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Send } from './http.js';
import type { Storage } from './storage.js';
import { StorageError } from './storage.js';

interface Options {
  /** URL of the server, without `/v8`. */
  url: string;
  token: string | undefined;
  team: { teamId?: string | undefined; slug?: string | undefined };
  /** Signs artifacts. Artifacts with a different signature are rejected. */
  signatureKey: string | undefined;
  indexLimit: number;
  send: Send;
}

/** Uses the API of Turborepo's remote cache: `/v8/artifacts/:hash`. */
export function turborepoStorage({ url, token, team, signatureKey, indexLimit, send }: Options): Storage {
  const address = (hash: string): string => {
    const target = new URL(`${url.replace(/\/$/, '')}/v8/artifacts/${hash}`);
    for (const [name, value] of Object.entries(team))
      if (value !== undefined) target.searchParams.set(name, value);
    return target.href;
  };
  const authorization: Record<string, string> =
    token === undefined ? {} : { authorization: `Bearer ${token}` };
  const tagOf = (input: { hash: string; content: Buffer }): string | undefined =>
    signatureKey === undefined ? undefined : artifactTag({ ...input, key: signatureKey });
  const get = async ({ hash, limit, signal }: { hash: string; limit: number; signal: AbortSignal }) => {
    const answer = await send({ method: 'GET', url: address(hash), headers: authorization, limit, signal });
    if (answer === undefined) return undefined;
    const tag = answer.headers.get('x-artifact-tag');
    // Some servers don't store tags. A pack without a tag is still safe, because the index is signed, and lists packs
    // by hash.
    if (tag !== null && !isSameTag(tag, tagOf({ hash, content: answer.body }) ?? tag))
      throw new StorageError('sent an artifact with an invalid signature (x-artifact-tag)');
    return answer.body;
  };
  const put = async ({ hash, content, signal }: { hash: string; content: Buffer; signal: AbortSignal }) => {
    const tag = tagOf({ hash, content });
    await send({
      method: 'PUT',
      url: address(hash),
      headers: {
        ...authorization,
        'content-type': 'application/octet-stream',
        // The duration of the task, in milliseconds, for the server's statistics. A pack isn't a task, so it has no
        // duration.
        'x-artifact-duration': '0',
        ...(tag === undefined ? {} : { 'x-artifact-tag': tag }),
      },
      body: content,
      limit: 1 << 20,
      signal,
    });
  };
  return {
    label: new URL(url).host,
    getPack: ({ hash, size, signal }) => get({ hash, limit: size, signal }),
    putPack: put,
    getIndex: ({ name, signal }) => get({ hash: name, limit: indexLimit, signal }),
    putIndex: ({ name, content, signal }) => put({ hash: name, content, signal }),
  };
}

function artifactTag({ hash, content, key }: { hash: string; content: Buffer; key: string }): string {
  return createHmac('sha256', key).update(`${hash}\n`).update(content).digest('base64');
}

function isSameTag(found: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(found), Buffer.from(wanted)];
  return a.byteLength === b.byteLength && timingSafeEqual(a, b);
}
