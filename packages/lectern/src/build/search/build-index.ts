import type { Cache } from '../../cache/cache.js';
import type { FolderCache } from './folder-cache.js';
import type { PageRecord } from './group-records.js';
import { cachedRecords, recordsOf, sectionReader, textFiles } from './group-records.js';
import type { Group } from './groups.js';
import type { CachedTermFile, IndexState } from './index-state.js';
import type { Tokenizer } from './page-terms.js';
import type { TermFile } from './term-files.js';
import { collectTerms, patchedFiles } from './term-files.js';
import { wordsOfFile } from './vocabulary.js';

interface Input {
  groups: readonly Group[];
  folder: string;
  /** Hash of the data that affects the whole index, such as page numbers. */
  numbering: string;
  tokenize: Tokenizer;
  cache: Cache;
  folders: FolderCache;
}

/** With more changed pages, rebuilding all files is faster than an incremental update. */
const mostChanges = 50;

type Changes = Parameters<typeof patchedFiles>[0]['changes'][number][];

export function textFolder({ hash }: Pick<Group, 'hash'>): string {
  return `assets/search/${hash.slice(0, 12)}/`;
}

export function termFileName({ hash }: Pick<CachedTermFile, 'hash'>): string {
  return `${termPrefix(hash)}${json}`;
}

const json = '.json';
const termPrefix = (hash: string): string => `assets/search/terms-${hash}`;

export async function buildIndex(input: Input): Promise<IndexState> {
  const { groups, folder, folders, numbering } = input;
  const noted = folders.recall(folder);
  const before = noted?.numbering === numbering ? noted : undefined;
  await folders.fetch(groups.map(textFolder));
  const read = await readGroups({ ...input, before });
  const isSmall = read.changes !== undefined && read.changes.length <= mostChanges;
  const patched =
    before && read.changes && isSmall ? await patch({ ...input, before, changes: read.changes }) : undefined;
  const files = patched ?? (await writeAll({ ...input, all: read.all }));
  const state: IndexState = { numbering, groups: read.groups, files };
  folders.note(folder, state);
  return state;
}

interface Read {
  groups: IndexState['groups'];
  /** What has changed since the last build; undefined if there is no earlier build. */
  changes: Changes | undefined;
  all: TermFile[] | undefined;
}

async function readGroups({
  groups,
  before,
  tokenize,
  cache,
  folders,
}: Input & { before: IndexState | undefined }): Promise<Read> {
  const index = before === undefined ? collectTerms() : undefined;
  const changes: Changes = [];
  const states: IndexState['groups'] = [];
  let isPatch = before !== undefined;
  let first = 0;
  for (const [position, group] of groups.entries()) {
    const known = before?.groups[position];
    const sections = sectionReader();
    if (known?.hash === group.hash) states.push(known);
    else {
      const cached = known && (await cachedRecords({ cache, hash: known.hash }));
      const records = await recordsOf({ cache, group, tokenize, sections, before: cached ?? [] });
      for (const [at, { key, terms }] of records.entries()) {
        const page = first + at;
        index?.add({ page, terms });
        const old = cached?.[at];
        if (old !== undefined && old.key !== key) changes.push({ page, before: old.terms, after: terms });
      }
      isPatch &&= cached?.length === records.length;
      states.push({ hash: group.hash, headings: headingsOf({ group, records }) });
    }
    const dir = textFolder(group);
    if (!folders.reuse(dir)) await folders.write({ dir, files: textFiles({ group, sections }) });
    first += group.records.length;
  }
  return { groups: states, changes: isPatch ? changes : undefined, all: index?.files() };
}

function headingsOf({
  group,
  records,
}: {
  group: Group;
  records: readonly PageRecord[];
}): IndexState['groups'][number]['headings'] {
  return group.records.flatMap(({ route }, at): IndexState['groups'][number]['headings'] => {
    const headings = records[at]?.headings ?? [];
    return headings.length === 0 ? [] : [[route, headings]];
  });
}

async function patch({
  before,
  changes,
  folders,
}: Input & { before: IndexState; changes: Changes }): Promise<CachedTermFile[] | undefined> {
  const prefixOf = (index: number): string => termPrefix(before.files[index]?.hash ?? '');
  const files = patchedFiles({
    starts: before.files.map(({ start }) => start),
    read: (index) => folders.read(prefixOf(index), json),
    changes,
  });
  if (files === undefined) return undefined;
  const written: CachedTermFile[] = [];
  for (const file of files) {
    if (!('cached' in file)) written.push(await writeFile({ file, folders }));
    else {
      const cached = before.files[file.cached];
      if (cached === undefined || !folders.reuse(prefixOf(file.cached))) return undefined;
      written.push(cached);
    }
  }
  return written;
}

async function writeAll({
  groups,
  all,
  tokenize,
  cache,
  folders,
}: Input & { all: TermFile[] | undefined }): Promise<CachedTermFile[]> {
  const written: CachedTermFile[] = [];
  for (const file of all ?? (await readAll({ groups, tokenize, cache })))
    written.push(await writeFile({ file, folders }));
  return written;
}

async function readAll({
  groups,
  tokenize,
  cache,
}: Pick<Input, 'groups' | 'tokenize' | 'cache'>): Promise<TermFile[]> {
  const index = collectTerms();
  let page = 0;
  for (const group of groups)
    for (const { terms } of await recordsOf({ cache, group, tokenize, sections: sectionReader() })) {
      index.add({ page, terms });
      page += 1;
    }
  return index.files();
}

async function writeFile({
  file: { start, hash, text },
  folders,
}: {
  file: TermFile;
  folders: FolderCache;
}): Promise<CachedTermFile> {
  await folders.write({ dir: termPrefix(hash), files: [[json, text]] });
  return { start, hash, words: wordsOfFile(text) };
}
