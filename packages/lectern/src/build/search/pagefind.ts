import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PagefindIndex } from 'pagefind';
import { LecternError, problem } from '../../diagnostics/diagnostic.js';
import { escapeHtml } from '../../util/escape.js';
import { listFiles } from '../../util/files.js';
import type { SearchRecord } from './record.js';

/** Files by their path in the folder of an index. */
export type IndexFiles = [path: string, content: Uint8Array][];

interface Options {
  records: readonly SearchRecord[];
  /** BCP 47, lower case: decides stemming, and which program searches. */
  language: string;
  /** Number of the process that does the work, from 0: each does one thing at a time; default: the first. */
  process?: number | undefined;
}

/** What Pagefind is notified of a page. */
export interface SearchPage extends Pick<SearchRecord, 'url' | 'title' | 'source'> {
  /** HTML without what is not text. */
  text: string;
}

/** An index that is being made. */
export interface IndexInProgress {
  /**
   * Sends a page. The order of the pages is part of the result: Pagefind takes one after another as they were sent, and
   * need not wait for this process, which does other things meanwhile.
   */
  add(page: SearchPage): void;
  /** @throws LecternError when Pagefind could not do it. */
  finish(): Promise<IndexFiles>;
  /**
   * Has the files of the words written to a folder.
   * @param folder - Absolute path.
   * @throws LecternError when Pagefind could not do it.
   */
  writeTo(folder: string): Promise<void>;
}

/**
 * Makes one index with Pagefind. Its own process does the work, and ends with this one.
 * @throws LecternError when Pagefind cannot do it.
 */
export async function indexRecords({ records, ...options }: Options): Promise<IndexFiles> {
  const index = await startIndex(options);
  for (const record of records) index.add({ ...record, text: record.loadText() });
  return index.finish();
}

/**
 * Starts the process of Pagefind, so that it is ready once the pages are. A failure is reported by whoever asks it for
 * something.
 */
export function warmUp(): void {
  loadPagefind(0)
    .then(({ createIndex }) => createIndex())
    .then(({ index }) => index?.deleteIndex())
    .catch(() => undefined);
}

/** @throws LecternError when Pagefind cannot be started. */
export async function startIndex({
  language,
  process = 0,
}: Omit<Options, 'records'>): Promise<IndexInProgress> {
  const index = await explained(async () => {
    const { createIndex } = await loadPagefind(process);
    const made = await createIndex({
      forceLanguage: language,
      excludeSelectors: ['.diagram-text'],
    });
    if (made.index === undefined) throw new Error(made.errors.join('\n'));
    return made.index;
  });
  const pages: Promise<void>[] = [];
  // The end is requested at once: Pagefind does one thing after the other, and this process may be busy with others.
  const ended = <Answer extends { errors: string[] }>(ask: () => Promise<Answer>): Promise<Answer> =>
    explained(async () => {
      const [answer] = await Promise.all([ask(), ...pages]);
      if (answer.errors.length > 0) throw new Error(answer.errors.join('\n'));
      index.deleteIndex().catch(() => undefined);
      return answer;
    });
  return {
    add(page) {
      const added = add({ index, page, language });
      // Whoever waits for the index hears of it.
      added.catch(() => undefined);
      pages.push(added);
    },
    finish: async () => {
      const { files } = await ended(() => index.getFiles());
      return files
        .map(({ path, content }): [string, Uint8Array] => [path, content])
        .sort(([a], [b]) => (a < b ? -1 : 1));
    },
    async writeTo(folder) {
      await ended(() => index.writeFiles({ outputPath: folder }));
      for (const name of listFiles(folder)) if (!isIndexData(name)) rmSync(join(folder, name));
    },
  };
}

async function explained<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const found = problem({
      code: 'search-index-failed',
      message: `The search index failed to build: ${error instanceof Error ? error.message : String(error)}`,
      hint: 'Pagefind uses a separate program for each platform. Reinstall the dependencies, or turn the search off with `search: false` in the configuration.',
    });
    throw new LecternError([found], { cause: error });
  }
}

/** Pagefind's module starts one process and keeps it. A copy of the module has another: the URL tells them apart. */
async function loadPagefind(process: number): Promise<typeof import('pagefind')> {
  if (process === 0) return import('pagefind');
  const address = `${import.meta.resolve('pagefind')}?process=${process}`;
  return (await import(/* @vite-ignore */ address)) as typeof import('pagefind');
}

async function add({
  index,
  page,
  language,
}: {
  index: PagefindIndex;
  page: SearchPage;
  language: string;
}): Promise<void> {
  const { url, title, source, text } = page;
  const attributes = `data-title="${escapeHtml(title)}" data-source="${escapeHtml(source)}"`;
  const described = `data-pagefind-meta="title[data-title]" data-pagefind-filter="source[data-source]"`;
  const content = `<!doctype html><html lang="${language}"><body><main data-pagefind-body ${attributes} ${described}>${text}</main></body></html>`;
  const { errors } = await index.addHTMLFile({ url, content });
  if (errors.length > 0) throw new Error(`${url}: ${errors.join('\n')}`);
}

/** True for a file of the words; the others are programs, and pages of Pagefind's own that nobody asks for. */
export function isIndexData(path: string): boolean {
  return /^(?:fragment|index|filter)\/|\.pf_meta$|^pagefind-entry\.json$/.test(path);
}

/** Changes when the programs are changed in another way: they are kept by later builds, and by browsers. */
export const runtimeFormat = 2;

/**
 * The programs that the dialog runs: they are the same for every index of a language.
 * @throws LecternError when Pagefind cannot give them.
 */
export async function runtimeFiles({ language }: Pick<Options, 'language'>): Promise<IndexFiles> {
  // Pagefind gives the program for a language together with a page in it.
  const page: SearchRecord = {
    route: '/',
    url: '/',
    title: '',
    source: '',
    names: [],
    textHash: '',
    loadText: () => '<p>1</p>',
  };
  const files = await indexRecords({ records: [page], language });
  const programs = await explained(async () =>
    files
      .filter(([path]) => /^(?:pagefind|pagefind-worker)\.js$/.test(path))
      .map(([path, content]): [string, Uint8Array] => [
        path,
        withTrustedWorker({ path, content: withChunkErrors({ path, content }) }),
      ]),
  );
  const wasm = files.filter(([path]) => /^wasm\..+\.pagefind$/.test(path));
  const own = wasm.filter(([path]) => path !== 'wasm.unknown.pagefind');
  return [...programs, ...(own.length === 0 ? wasm : own)];
}

/**
 * Pagefind ignores a part of the index that failed to load, and then finds too little silently. Here the search
 * fails instead, so that a reader can be told and can retry.
 * @throws if the program is not the one that this was written for.
 */
function withChunkErrors({ path, content }: { path: string; content: Uint8Array }): Uint8Array {
  const ignored = /("load_(?:index|filter)_chunk"\)\s*)\)\.catch\(\(\)\s*=>\s*\{\s*\}\)/g;
  const text = Buffer.from(content).toString();
  if ([...text.matchAll(ignored)].length !== 2)
    throw new Error(`Pagefind's ${path} has changed: it must not ignore parts that failed to load.`);
  return Buffer.from(text.replaceAll(ignored, '$1)'));
}

/**
 * Under Trusted Types, a browser starts no worker from a plain string. The policy is that of the engine (see
 * `util/trusted-html.ts`), and it only vouches for URLs of the site itself.
 * @throws if the program is not the one that this was written for.
 */
function withTrustedWorker({ path, content }: { path: string; content: Uint8Array }): Uint8Array {
  if (path !== 'pagefind.js') return content;
  const plain = 'new Worker(workerUrl)';
  const text = Buffer.from(content).toString();
  if (text.split(plain).length !== 2)
    throw new Error(`Pagefind's ${path} has changed: it must start its worker in exactly one place.`);
  const check =
    '(url)=>{if(new URL(url,location.href).origin!==location.origin)throw new TypeError(url);return url}';
  const policy = `globalThis.trustedTypes?.createPolicy("lectern",{createScriptURL:${check}})`;
  return Buffer.from(text.replace(plain, `new Worker(${policy}?.createScriptURL(workerUrl)??workerUrl)`));
}
