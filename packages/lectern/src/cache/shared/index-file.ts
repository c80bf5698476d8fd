import { createHash, createHmac } from 'node:crypto';
import { z } from 'zod';
import { packBytes, unpackBytes } from './pack.js';

/** Each pack contains only one kind of result, because builds need different kinds at different times. */
export const kinds = [
  'compile',
  'bundle-inputs',
  'bundle',
  'known',
  'page',
  'folder',
  'file',
  'code',
] as const;
export type Kind = (typeof kinds)[number];

const hash = z.string().regex(/^[\da-f]{64}$/);

const packSchema = z.object({
  hash,
  size: z.number().int().nonnegative(),
  kind: z.enum(kinds),
  /** See `shortName`. */
  names: z.array(z.string()),
  /** Number of the last build that used any entry in the pack. */
  last: z.number(),
});

const indexSchema = z.object({
  version: z.literal(1),
  build: z.number(),
  packs: z.array(packSchema),
  /** Names of results that builds recorded under each key, newest first. */
  notes: z.record(z.string(), z.array(z.string())),
});

export type IndexedPack = Readonly<z.output<typeof packSchema>>;
/** Lists all packs of one site and engine version, with the names of their entries. */
export type Index = Readonly<z.output<typeof indexSchema>>;

export const emptyIndex: Index = { version: 1, build: 0, packs: [], notes: {} };

/**
 * An index lists thousands of names, so they are abbreviated. If two abbreviations are equal, a result may not be
 * found, but a wrong one is never used, because packs contain the full names.
 */
export function shortName({ kind, name }: { kind: Kind; name: string }): string {
  return createHash('sha1').update(`${kind} ${name}`).digest('base64url').slice(0, 12);
}

/** @param key - Signs the index. Without a key, the index gets a checksum, which only detects damage. */
export async function formatIndex({
  index,
  key,
}: {
  index: Index;
  key?: string | undefined;
}): Promise<Buffer> {
  const body = await packBytes(Buffer.from(JSON.stringify(index)));
  return Buffer.concat([Buffer.from(`${seal({ body, key })}\n`), body]);
}

/** Returns undefined if the index is damaged, or was signed with another key. */
export async function parseIndex({
  content,
  key,
}: {
  content: Buffer;
  key?: string | undefined;
}): Promise<Index | undefined> {
  const end = content.indexOf('\n');
  const body = content.subarray(end + 1);
  if (end < 0 || content.toString('latin1', 0, end) !== seal({ body, key })) return undefined;
  const found = indexSchema.safeParse(JSON.parse((await unpackBytes(body)).toString('utf8')));
  return found.success ? found.data : undefined;
}

function seal({ body, key }: { body: Buffer; key: string | undefined }): string {
  const hash = key === undefined ? createHash('sha256') : createHmac('sha256', key);
  return `lectern ${hash.update(body).digest('hex')}`;
}
