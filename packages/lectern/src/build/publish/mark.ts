import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { z } from 'zod';
import { hashOfFile, lstatOf } from '../../util/files.js';
import { hashText } from '../../util/hash.js';

/** The file of the output folder that says which site made it, and what the last build put there. */
export const markFile = '.lectern-build.json';

export interface Mark {
  /** Identity of the site: see `siteIdentity`. */
  site: string;
  /** Hash of the content by the key of the file. */
  files: Made;
  /** False while files are being moved, and after a build was stopped there: some are new and some old. */
  complete: boolean;
}

/** What builds have made: hash of the content by `keyOf(file)`. */
export type Made = ReadonlyMap<string, string>;

const hash = z.custom<string>(isHash);

const markSchema = z.object({
  about: z.string().optional(),
  version: z.literal(1),
  site: hash,
  // Earlier versions did not say.
  complete: z.boolean().default(true),
  files: z.custom<Record<string, string>>(isRecordOfHashes),
});

/** By hand: a schema takes ten times as long for the thousands of files of a large site, and lists of entries twice. */
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
  'Written by Lectern. The next build of this site deletes or replaces only the files listed here, by the hash of their path, with the hash of their content.';

/** A hash, because the folder is published: a list of names would give away pages that are unlisted. */
export function keyOf(file: string): string {
  return hashText(file).slice(0, 20);
}

export function hashContent(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 20);
}

/** The same of a file, however large. */
export function hashFile(file: string): string {
  return hashOfFile({ file, size: statSync(file).size }).slice(0, 20);
}

/**
 * The site as seen from its output: a site that is moved, cloned or mounted elsewhere together with its output keeps its
 * identity, no path of the machine is published, and two copies of a site give the same bytes.
 * @param siteDir - Without links, as is `outDir`.
 */
export function siteIdentity({ siteDir, outDir }: { siteDir: string; outDir: string }): string {
  const path = relative(outDir, siteDir).split(sep).join(posix.sep);
  return hashText(`site ${path}`).slice(0, 20);
}

export function formatMark({ site, files, complete }: Mark): string {
  const head = JSON.stringify({ about, version: 1, site, complete }, undefined, 1).slice(0, -'\n}'.length);
  // By hand: an object with thousands of keys takes five times as long, and nothing in a hash needs an escape.
  const lines = Array.from(files, ([key, content]) => `\n  "${key}": "${content}"`).sort();
  const list = lines.length === 0 ? '{}' : `{${lines.join(',')}\n }`;
  return `${head},\n "files": ${list}\n}\n`;
}

/** Nothing for text that is not a mark. */
export function parseMark(text: string): Mark | undefined {
  const found = parseJson(text);
  const result = markSchema.safeParse(found);
  if (!result.success) return undefined;
  const { site, complete, files } = result.data;
  return { site, complete, files: new Map(Object.entries(files)) };
}

/** `damaged` is whatever is under that name and is not a mark. */
export function readMark(outDir: string): Mark | 'none' | 'damaged' {
  const file = join(outDir, markFile);
  const stat = lstatOf(file);
  if (stat === undefined) return 'none';
  return stat.isFile() ? (parseMark(readFileSync(file, 'utf8')) ?? 'damaged') : 'damaged';
}

/** Undefined for text that is not JSON. `undefined` itself is not a JSON value. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
