import { createHash } from 'node:crypto';
import type { Cache, Diagnostic, ReadMemory } from 'lectern/plugin';
import { LecternError } from 'lectern/plugin';
import type { ConvertedDocument } from './convert.js';
import { converterKey } from './converter-key.js';
import { bundledText, isJson, withoutIndentation } from './download.js';
import type { LoadedFile } from './load.js';
import { loadFiles } from './load.js';
import type { PlacedPage, SplitBy } from './pages.js';
import { apiPages } from './pages.js';
import { hasRedocLinks, withRedocLinks } from './redoc-links.js';
import { withDepthLimit } from './too-deep.js';
import { splitWords, withWords } from './words.js';

interface Options {
  path: string;
  siteDir: string;
  allowRemote: boolean;
  /**
   * Absolute paths of files and folders that references may lead to, in addition to the document's folder. Default:
   * none.
   */
  allowedPaths?: readonly string[] | undefined;
  route: string;
  splitBy: SplitBy;
  onInvalid?: 'throw' | 'warn';
  cache: Cache | undefined;
  memory?: ReadMemory | undefined;
}

export interface ReadDocument {
  pages: PlacedPage[];
  /**
   * Absolute paths of all local files that the document refers to, even missing ones, because creating such a file
   * changes the pages.
   */
  files: string[];
  /** The text to publish; undefined if the file is published unchanged. */
  download?: string | undefined;
  diagnostics: Diagnostic[];
}

/**
 * The cache key contains a hash of all files, so an unchanged document is neither validated nor converted again. Unless
 * `onInvalid` is `warn`, an invalid document has no pages.
 */
export async function readDocument({ cache, memory, ...options }: Options): Promise<ReadDocument> {
  const loaded = await loadFiles({ ...options, memory });
  const files = loaded.sought;
  if (loaded.diagnostics.length > 0) return { pages: [], files, diagnostics: loaded.diagnostics };
  try {
    const { files: found } = loaded;
    const { document, bundled, isJson } = await withDepthLimit({
      files: found,
      run: () => convertOnce({ files: found, options, cache }),
    });
    const [main] = found;
    const download = isJson && main !== undefined ? withoutIndentation(main.text) : bundled;
    const { route, splitBy } = options;
    const diagnostics = document.diagnostics.map((each): Diagnostic => ({ ...each, severity: 'warning' }));
    const pages = apiPages({ document, route, splitBy });
    const isForRedoc = loaded.files.some(({ text }) => hasRedocLinks(text));
    return { pages: isForRedoc ? withRedocLinks(pages) : pages, files, download, diagnostics };
  } catch (error) {
    if (!(error instanceof LecternError)) throw error;
    return { pages: [], files, diagnostics: [...error.diagnostics] };
  }
}

type Known = Pick<Options, 'route' | 'onInvalid'>;

interface Input {
  files: readonly LoadedFile[];
  options: Known;
  cache: Cache | undefined;
}

interface Converted {
  document: ConvertedDocument;
  bundled?: string | undefined;
  isJson: boolean;
}

/** Most edits change only descriptions and summaries. The cached conversion is then adapted. */
async function convertOnce({ files, options, cache }: Input): Promise<Converted> {
  const make = async (): Promise<Converted> => ({
    // The module is imported lazily, because most builds find the result in the cache.
    document: await (await import('./convert-files.js')).convertFiles({ files, options, cache }),
    bundled: bundledText(files),
    isJson: isJson(files),
  });
  if (cache === undefined) return make();
  const [main] = files;
  const worded = main === undefined || files.length > 1 ? undefined : splitWords(main.text);
  if (main === undefined || worded === undefined)
    return cache.get({ step: 'openapi', key: keyOf({ files, options }), make });
  const { skeleton, words } = worded;
  const cached = await cache.get({
    step: 'openapi-words',
    key: [...converterKey(), options.route, options.onInvalid, main.file, skeleton],
    make: async () => ({ ...(await make()), words }),
  });
  const document = withWords({
    document: cached.document,
    words: cached.words,
    text: main.text,
    found: worded,
  });
  return document === undefined
    ? cache.get({ step: 'openapi', key: keyOf({ files, options }), make })
    : { document, isJson: cached.isJson };
}

function keyOf({ files, options }: { files: readonly LoadedFile[]; options: Known }): unknown[] {
  const hashes = files.map(({ file, text }) => [file, createHash('sha256').update(text).digest('hex')]);
  return [...converterKey(), options.route, options.onInvalid, hashes];
}
