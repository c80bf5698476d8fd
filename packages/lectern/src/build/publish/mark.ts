import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { z } from 'zod';
import { hashOfFile, lstatOf } from '../../util/files.js';
import { hashText } from '../../util/hash.js';

/**
 * The build marker: a file in the output folder that identifies the site and lists the files that its last build wrote.
 */
export const markFile = '.lectern-build.json';

export interface Mark {
  site: string;
  files: WrittenFiles;
  /** False during publishing, and after publishing was interrupted. Each file may then be old or new. */
  complete: boolean;
}

/** Maps `keyOf(file)` to the content hash. */
export type WrittenFiles = ReadonlyMap<string, string>;

const hash = z.custom<string>(isHash);

const markSchema = z.object({
  about: z.string().optional(),
  version: z.literal(1),
  site: hash,
  // Markers written by earlier versions don't have this key.
  complete: z.boolean().default(true),
  files: z.custom<Record<string, string>>(isRecordOfHashes),
});

/** For thousands of files, a zod schema would take ten times as long, and `Object.entries` twice as long. */
function isRecordOfHashes(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const files = value as Record<string, unknown>;
  for (const key in files) if (!isHash(key) || !isHash(files[key])) return false;
  return true;
}

function isHash(value: unknown): boolean {
  return typeof value === 'string' && value.length === 20 && !/[^\da-f]/.test(value);
}

const about =
  'Written by Lectern. Lists files by the hash of their path, each with the hash of its content. The next build of this site deletes or replaces only these files.';

/** The marker is public, so it must not reveal the names of unlisted pages. */
export function keyOf(file: string): string {
  return hashText(file).slice(0, 20);
}

export function hashContent(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 20);
}

export function hashFile(file: string): string {
  return hashOfFile({ file, size: statSync(file).size }).slice(0, 20);
}

/**
 * The relative path reveals no absolute path, and stays the same if both folders are moved or mounted elsewhere. Copies
 * of a site have the same identity.
 * @param siteDir - Absolute path with symbolic links resolved, like `outDir`.
 */
export function siteIdentity({ siteDir, outDir }: { siteDir: string; outDir: string }): string {
  const path = relative(outDir, siteDir).split(sep).join(posix.sep);
  return hashText(`site ${path}`).slice(0, 20);
}

export function formatMark({ site, files, complete }: Mark): string {
  const head = JSON.stringify({ about, version: 1, site, complete }, undefined, 1).slice(0, -'\n}'.length);
  // Serialize by hand, because `JSON.stringify` takes five times as long for thousands of keys. Hashes need no
  // escaping.
  const lines = Array.from(files, ([key, content]) => `\n  "${key}": "${content}"`).sort();
  const list = lines.length === 0 ? '{}' : `{${lines.join(',')}\n }`;
  return `${head},\n "files": ${list}\n}\n`;
}

export function parseMark(text: string): Mark | undefined {
  const found = parseJson(text);
  const result = markSchema.safeParse(found);
  if (!result.success) return undefined;
  const { site, complete, files } = result.data;
  return { site, complete, files: new Map(Object.entries(files)) };
}

export function readMark(outDir: string): Mark | 'none' | 'damaged' {
  const file = join(outDir, markFile);
  const stat = lstatOf(file);
  if (stat === undefined) return 'none';
  return stat.isFile() ? (parseMark(readFileSync(file, 'utf8')) ?? 'damaged') : 'damaged';
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
