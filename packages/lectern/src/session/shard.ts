import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isMarkdown } from '../content/page-kinds.js';
import { readText } from '../content/read-text.js';
import type { MarkdownDocument } from '../content/types.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { LecternError, problem } from '../diagnostics/diagnostic.js';
import type { TextMarks } from '../markdown/types.js';
import type { Renderable } from './pages.js';
import { mayHoldMarks } from './plugins/text-marks.js';
import type { Shard } from './shard-name.js';
import { parseShard, shardName } from './shard-name.js';

/** Folder that contains the shards' results, for `lectern merge`. */
export const shardsFolder = '.lectern/shards';

export function shardDir({ siteDir, shard }: { siteDir: string; shard: Shard }): string {
  return join(siteDir, shardsFolder, shardName(shard));
}

function nameOf(page: Renderable): string {
  if (page.kind === 'not-found') return page.kind;
  return isMarkdown(page) ? page.file : page.route;
}

/**
 * The shard depends only on the page's file or route, so adding or removing pages doesn't move other pages to different
 * shards.
 */
export function isInShard({ page, shard }: { page: Renderable; shard: Shard }): boolean {
  const value = Number.parseInt(createHash('sha1').update(nameOf(page)).digest('hex').slice(0, 8), 16);
  return value % shard.count === shard.number - 1;
}

/**
 * Returns the shard's own documents, and those that may affect its pages: they import components, which go into the
 * shared bundle, or contain IDs or directives for plug-ins.
 */
export function documentsOfShard<Document extends MarkdownDocument>({
  documents,
  shard,
  marks,
}: {
  documents: readonly Document[];
  shard: Shard;
  marks: TextMarks;
}): Document[] {
  const hasMarks = mayHoldMarks(marks);
  return documents.filter((page) => {
    if (!isMarkdown(page) || isInShard({ page, shard })) return true;
    const { text } = readText({ path: page.path, file: page.file });
    return text === undefined || /^\s*(?:import|export)\b/m.test(text) || hasMarks(text);
  });
}

/**
 * Returns the folders with the results of shards, and warnings about missing shards.
 * @throws LecternError if there are no shards.
 */
export function findShards(siteDir: string): { dirs: string[]; warnings: Diagnostic[] } {
  const folder = join(siteDir, shardsFolder);
  const names = (existsSync(folder) ? readdirSync(folder) : []).filter(isShardName);
  if (names.length === 0)
    throw new LecternError([
      problem({
        code: 'no-shards',
        message: `There are no shards to merge in ${folder}.`,
        hint: 'Build all shards first, e.g. with "lectern build --shard 1/2" and "lectern build --shard 2/2". Then copy their folders to this folder.',
      }),
    ]);
  const counts = [...new Set(names.map((name) => Number(name.split('-').at(-1))))];
  const warnings = counts.flatMap((count) => missingShards({ names, count, folder }));
  return { dirs: names.sort().map((name) => join(folder, name)), warnings };
}

/** Rejects names such as `1-of-9999999`, which would make millions of shards count as missing. */
function isShardName(name: string): boolean {
  return parseShard(name.replace('-of-', '/')) !== undefined;
}

/** Missing shards cause only a warning, because this machine builds their pages. */
function missingShards({
  names,
  count,
  folder,
}: {
  names: readonly string[];
  count: number;
  folder: string;
}): Diagnostic[] {
  const all = Array.from({ length: count }, (_, index) => ({ number: index + 1, count }));
  const missing = all.filter((shard) => !names.includes(shardName(shard)));
  if (missing.length === 0) return [];
  const list = missing.map(({ number }) => `${number}/${count}`).join(', ');
  return [
    problem({
      code: 'shard-missing',
      severity: 'warning',
      message: `${missing.length} of ${count} shards ${missing.length === 1 ? 'is' : 'are'} missing from ${folder}: ${list}. The pages of the missing shards were built on this machine.`,
      hint: 'Build the missing shards with "lectern build --shard". Or delete the folders of earlier builds that had a different number of shards.',
    }),
  ];
}
