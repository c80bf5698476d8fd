import { StorageError } from './storage.js';

interface Request {
  method: 'GET' | 'PUT';
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: Buffer;
  limit: number;
  signal: AbortSignal;
}

interface Answer {
  headers: Headers;
  body: Buffer;
}

export type Send = (request: Request) => Promise<Answer | undefined>;

/**
 * Throws a `StorageError` after a timeout, and for any error response except 404.
 * @param timeout - In seconds, for one request.
 */
export function sender({ timeout }: { timeout: number }): Send {
  return async ({ method, url, headers, body, limit, signal }) => {
    const late = AbortSignal.timeout(timeout * 1000);
    try {
      const response = await fetch(url, {
        method,
        headers,
        ...(body === undefined ? {} : { body: new Uint8Array(body) }),
        signal: AbortSignal.any([signal, late]),
      });
      if (response.status === 404) {
        await response.body?.cancel();
        return undefined;
      }
      if (!response.ok) {
        await response.body?.cancel();
        throw new StorageError(statusText(response.status));
      }
      return { headers: response.headers, body: await readBody({ response, limit }) };
    } catch (error) {
      if (late.aborted) throw new StorageError(`did not respond within ${timeout} s`, { cause: error });
      if (error instanceof StorageError || signal.aborted) throw error;
      throw new StorageError(`could not be reached (${reasonOf(error)})`, { cause: error });
    }
  };
}

function statusText(status: number): string {
  return status === 401 || status === 403
    ? `denied access (HTTP ${status})`
    : `responded with HTTP ${status}`;
}

/** Doesn't rely on `Content-Length`, because the server is untrusted. */
async function readBody({ response, limit }: { response: Response; limit: number }): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength;
    if (length > limit) throw new StorageError('sent more data than was stored');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
}
