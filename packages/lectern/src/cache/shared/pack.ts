import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

export interface Entry {
  name: string;
  content: Buffer;
}

/** In bytes. A larger artifact is rejected as a decompression bomb. */
const mostUnpacked = 1 << 30;

/** A pack combines many results, because requesting results one by one would take longer than recomputing them. */
export async function encodePack(entries: readonly Entry[]): Promise<{ hash: string; content: Buffer }> {
  const list = JSON.stringify(entries.map(({ name, content }) => [name, content.byteLength]));
  const content = await packBytes(
    Buffer.concat([Buffer.from(`${list}\n`), ...entries.map(({ content }) => content)]),
  );
  return { hash: sha256(content), content };
}

export async function decodePack(content: Buffer): Promise<Entry[]> {
  const bytes = await unpackBytes(content);
  let at = bytes.indexOf('\n') + 1;
  const list = JSON.parse(bytes.toString('utf8', 0, at)) as [name: string, length: number][];
  return list.map(([name, length]) => {
    const start = at;
    at += length;
    return { name, content: bytes.subarray(start, at) };
  });
}

/**
 * Higher levels of Brotli take three times as long, but save almost no space, because the pages of a site are similar.
 */
export function packBytes(bytes: Buffer): Promise<Buffer> {
  return compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 1,
      [constants.BROTLI_PARAM_LGWIN]: 22,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
}

export function unpackBytes(content: Buffer): Promise<Buffer> {
  return decompress(content, { maxOutputLength: mostUnpacked });
}

export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
