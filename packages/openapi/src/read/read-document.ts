import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Cache, Diagnostic, ReadMemory } from 'lectern/plugin';
import { codeHash, LecternError, packageVersion } from 'lectern/plugin';
import type { Bundle } from './bundle.js';
import { bundleFiles } from './bundle.js';
import type { ConvertedDocument } from './convert.js';
import { convertDocument } from './convert.js';
import { bundledText, isJson, withoutIndentation } from './download.js';
import { isObject } from './json.js';
import type { LoadedFile } from './load.js';
import { loadFiles } from './load.js';
import type { PlacedPage, SplitBy } from './pages.js';
import { apiPages } from './pages.js';
import { problems } from './problems.js';
import { hasRedocLinks, withRedocLinks } from './redoc-links.js';
import { shapeProblems } from './shape.js';
import { validateDocument } from './validate.js';
import { splitWords, withWords } from './words.js';

interface Options {
  /** Absolute path of the document. */
  path: string;
  siteDir: string;
  allowRemote: boolean;
  /** Absolute paths that references may lead to, besides the document's folder; default: none. */
  allowedPaths?: readonly string[] | undefined;
  route: string;
  splitBy: SplitBy;
  /** How to handle a document that does not follow the specification; default: `throw`. */
  onInvalid?: 'throw' | 'warn';
  cache: Cache | undefined;
  memory?: ReadMemory | undefined;
}

export interface ReadDocument {
  pages: PlacedPage[];
  /** Absolute paths of files that were read, and of missing files that would change the pages if they were created. */
  files: string[];
  /** The content to publish; absent if it is that of the file. */
  download?: string | undefined;
  diagnostics: Diagnostic[];
}

/**
 * Converts a document to pages. The result is cached by the hash of all files, so an unchanged document is neither
 * validated nor converted again. An invalid document has no pages.
 */
export async function readDocument({ cache, memory, ...options }: Options): Promise<ReadDocument> {
  const loaded = await loadFiles({ ...options, memory });
  const files = loaded.sought;
  if (loaded.diagnostics.length > 0) return { pages: [], files, diagnostics: loaded.diagnostics };
  try {
    const { document, bundled, isJson } = await convertOnce({ files: loaded.files, options, cache });
    const [main] = loaded.files;
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
  /** JSON of all files; undefined for a single file. */
  bundled?: string | undefined;
  /** Whether the document is a single JSON file. */
  isJson: boolean;
}

/** Converts a document, unless the cache has it with the same or other descriptions. */
async function convertOnce({ files, options, cache }: Input): Promise<Converted> {
  const make = async (): Promise<Converted> => ({
    document: await convert({ files, options, cache }),
    bundled: bundledText(files),
    isJson: isJson(files),
  });
  if (cache === undefined) return make();
  const [main] = files;
  const worded = main === undefined || files.length > 1 ? undefined : splitWords(main.text);
  if (main === undefined || worded === undefined)
    return cache.get({ step: 'openapi', key: keyOf({ files, options }), make });
  const { skeleton, words } = worded;
  const kept = await cache.get({
    step: 'openapi-words',
    key: [...converter(), options.route, options.onInvalid, main.file, skeleton],
    make: async () => ({ ...(await make()), words }),
  });
  const document = withWords({ document: kept.document, words: kept.words, text: main.text, found: worded });
  return document === undefined
    ? cache.get({ step: 'openapi', key: keyOf({ files, options }), make })
    : { document, isJson: kept.isJson };
}

/** Identifies the code that converts a document. It is part of each cache key. */
function converter(): string[] {
  const folders = ['read', 'model'].map((folder) => join(import.meta.dirname, '..', folder));
  const parsers = ['@readme/openapi-parser', 'openapi-sampler'];
  return [codeHash(folders), ...parsers.map((name) => packageVersion({ name, from: import.meta.url }))];
}

function keyOf({ files, options }: { files: readonly LoadedFile[]; options: Known }): unknown[] {
  const hashes = files.map(({ file, text }) => [file, createHash('sha256').update(text).digest('hex')]);
  return [...converter(), options.route, options.onInvalid, hashes];
}

/**
 * Validates a document, unless one with the same structure was valid: most edits change only descriptions, which
 * cannot make it invalid.
 * @throws LecternError with all validation errors.
 */
async function validateOnce({ bundle, cache }: { bundle: Bundle; cache: Cache | undefined }): Promise<void> {
  const make = async (): Promise<true> => {
    const found = await validateDocument(bundle);
    if (found.length > 0) throw new LecternError(found);
    return true;
  };
  if (cache === undefined) await make();
  else {
    const structure = createHash('sha256').update(JSON.stringify(bundle.root, withoutWords)).digest('hex');
    await cache.get({ step: 'openapi-valid', key: [...converter(), structure], make });
  }
}

/** Replaces a description for comparison: its content is irrelevant, as long as it is a string. */
function withoutWords(key: string, value: unknown): unknown {
  return (key === 'description' || key === 'summary') && typeof value === 'string' ? '' : value;
}

/**
 * Converts a document.
 * @throws LecternError with all problems in it, unless they are configured as warnings.
 */
async function convert({ files, options, cache }: Input): Promise<ConvertedDocument> {
  const { route, onInvalid } = options;
  const [main] = files;
  const unreadable = files.flatMap(({ diagnostics }) => diagnostics);
  if (unreadable.length > 0) throw new LecternError(unreadable);
  if (main === undefined || !isObject(main.value) || !('openapi' in main.value || 'swagger' in main.value))
    throw new LecternError([problems.noDocument({ file: main?.file ?? '', line: 1, column: 1 })]);
  const bundle = bundleFiles(files);
  const warnings: Diagnostic[] = [];
  const report = (found: readonly Diagnostic[]): void => {
    if (found.length > 0 && onInvalid !== 'warn') throw new LecternError(found);
    warnings.push(...found);
  };
  report(bundle.diagnostics);
  const shape = shapeProblems(bundle);
  if (shape.length > 0) throw new LecternError(shape);
  await validateOnce({ bundle, cache }).catch((error: unknown) => {
    if (!(error instanceof LecternError)) throw error;
    report(error.diagnostics);
  });
  const document = convertAnyway({ bundle, route, isValid: warnings.length === 0 });
  report(document.diagnostics);
  return { ...document, diagnostics: warnings };
}

/**
 * Converts a document with errors, which may have any structure.
 * @throws LecternError if it cannot be converted.
 */
function convertAnyway({
  bundle,
  route,
  isValid,
}: {
  bundle: Bundle;
  route: string;
  isValid: boolean;
}): ConvertedDocument {
  try {
    return convertDocument({ bundle, route });
  } catch (error) {
    if (isValid || !(error instanceof Error)) throw error;
    throw new LecternError([problems.unreadableShape({ reason: error.message, ...bundle.placeOf([]) })], {
      cause: error,
    });
  }
}
