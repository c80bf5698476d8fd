import { extname } from 'node:path';
import type { SharedCache } from '../../cache/shared/shared-cache.js';
import { nothingShared } from '../../cache/shared/shared-cache.js';
import type { Store } from '../../cache/store.js';
import { readText } from '../../content/read-text.js';
import { LecternError, problem } from '../../diagnostics/diagnostic.js';
import type { CompiledDocument } from '../../markdown/types.js';
import { splitUrl } from '../../model/asset-path.js';
import { hashOf, hashText } from '../../util/hash.js';
import { isConcerned } from '../samples/imports-any.js';
import { fetchCode, fetchSummaries } from './fetch-compiled.js';
import type { TextDetails } from './stored-text.js';
import { codeOf, detailsOf, pickDetails, storedText } from './stored-text.js';

export interface SourceText {
  file: string;
  content: string;
  /** The source with the remark and rehype plug-ins that compile the file. Undefined for the native compiler. */
  source?: string | undefined;
}

/** The content isn't kept in memory, because a cached document doesn't need it. */
export interface TextFile {
  file: string;
  path: string;
  contentHash: string;
  source?: string | undefined;
  /** Content that a plug-in generated, without a file on disk. */
  text?: string | undefined;
  excerptOf?: string | undefined;
}

/** The code and details stay on disk until the document is rendered. */
export interface CompiledText extends Omit<CompiledDocument, 'code' | keyof TextDetails> {
  key: string;
  /** Link URLs that may point to files next to the document. */
  files: string[];
  codeHash: string;
  /** Errors are reported in the file that the document is an excerpt from. */
  excerptOf?: string | undefined;
  /** Returns the compiled code: the body of a function that takes `__import`, and returns the module's exports. */
  loadCode: () => string;
  loadDetails: () => TextDetails;
}

/** By path relative to the site's folder, including partials. */
export type CompiledFiles = ReadonlyMap<string, CompiledText>;

export interface Compiler {
  /** @throws LecternError if a document has become unreadable. */
  compile(input: {
    texts: readonly TextFile[];
    /**
     * Specifiers of the packages whose samples are checked. Samples that import none of these packages are not stored.
     */
    samplePackages: readonly string[];
  }): Promise<CompiledText[]>;
}

interface Options {
  store: Store;
  shared?: SharedCache | undefined;
  options: unknown;
  compileText: (text: SourceText) => CompiledDocument;
  /**
   * Returns the documents in the order of `texts`. By default, documents are compiled one after the other in this
   * process.
   */
  compileMany?: (texts: readonly SourceText[]) => Promise<CompiledDocument[]>;
  /** Returns undefined if the source has no remark or rehype plug-ins, which is the default. */
  sourceKey?: ((source: string | undefined) => string | undefined) | undefined;
}

type Summary = Omit<CompiledText, 'key' | 'loadCode' | 'loadDetails'>;
type Missing = SourceText & { key: string };

interface Fresh {
  key: string;
  summary: Summary;
  details: TextDetails;
}

/**
 * Maximum number of documents in memory with their source and code. Threads wait for each other after this many, so a
 * much smaller number would slow them down.
 */
const mostInMemory = 1000;

export async function createCompiler({
  store,
  shared = nothingShared,
  options,
  compileText,
  compileMany,
  sourceKey = () => undefined,
}: Options): Promise<Compiler> {
  const table = await store.table<Summary>('compile');
  const compileAll =
    compileMany ?? ((texts: readonly SourceText[]) => Promise.resolve(texts.map(compileText)));
  const keep = ({
    document: { code, headings, partials, links, names, parts, samples, ...summary },
    specifiers,
  }: {
    document: CompiledDocument;
    specifiers: readonly string[];
  }): Summary => ({
    ...summary,
    samples: samples.filter((sample) => isConcerned({ sample, specifiers })),
    files: links.map(({ url }) => url).filter(mayBeFile),
    codeHash: store.texts.put(storedText({ code, headings, partials, links, names, parts })),
  });
  return {
    async compile({ texts, samplePackages: specifiers }) {
      const settings = hashOf([options, specifiers]);
      const keyOf = ({ file, contentHash, source }: TextFile): string => {
        const plugins = sourceKey(source);
        return hashText(`${settings} ${contentHash} ${file}${plugins === undefined ? '' : ` ${plugins}`}`);
      };
      const isLost = (text: TextFile, summary: Summary): boolean =>
        sourceKey(text.source) !== undefined && store.texts.get(summary.codeHash) === undefined;
      /** If the file has changed since it was read, the result has the key of the new content. */
      const load = (text: TextFile): Missing => {
        const content = loadText(text);
        const source = sourceKey(text.source) === undefined ? undefined : text.source;
        return { file: text.file, content, source, key: keyOf({ ...text, contentHash: hashText(content) }) };
      };
      const keys = texts.map(keyOf);
      await fetchSummaries({ table, keys, shared });
      // `loadCode` can't recompile documents with remark or rehype plug-ins, so fetch their code now.
      const inSources = texts.flatMap((text, index) =>
        sourceKey(text.source) === undefined ? [] : [table.get(keys[index] ?? '')?.codeHash ?? ''],
      );
      await fetchCode({ store, hashes: inSources, shared });
      const found = texts.map((text, index) => {
        const key = keys[index] ?? keyOf(text);
        const summary = table.get(key);
        return { text, key, summary: summary !== undefined && isLost(text, summary) ? undefined : summary };
      });
      const fresh = new Map<string, Fresh>();
      const missing = found.filter(({ summary }) => summary === undefined);
      for (let start = 0; start < missing.length; start += mostInMemory) {
        const group = missing.slice(start, start + mostInMemory).map(({ text }) => load(text));
        const result = await compileAll(group.map(({ key: _, ...text }) => text));
        for (const [index, { file, key }] of group.entries()) {
          const document = result[index];
          if (document === undefined) continue;
          const summary = keep({ document, specifiers });
          table.set(key, summary);
          fresh.set(file, { key, summary, details: pickDetails(document) });
        }
      }
      return found.flatMap(({ text: source, ...old }): CompiledText[] => {
        const { key, summary, details }: Partial<Fresh> = fresh.get(source.file) ?? old;
        if (key === undefined || summary === undefined) return [];
        const { codeHash } = summary;
        store.texts.keep(codeHash);
        shared.use({ kind: 'compile', name: key, load: () => table.text(key) });
        shared.use({ kind: 'code', name: codeHash, load: () => store.texts.get(codeHash) });
        let known = details;
        // If the stored document is damaged or was deleted, compile it again.
        const stored = (): string => {
          const text = store.texts.get(summary.codeHash);
          if (text !== undefined) return text;
          if (sourceKey(source.source) !== undefined) throw new LecternError([lostText(source)]);
          const result = storedText(compileText({ file: source.file, content: loadText(source) }));
          store.texts.put(result);
          return result;
        };
        const loads: Pick<CompiledText, 'key' | 'loadCode' | 'loadDetails'> = {
          key,
          loadCode: () => codeOf(stored()),
          loadDetails: () => {
            known ??= detailsOf(stored());
            return known;
          },
        };
        // `Object.assign` may modify the summary, because the table stores a serialized copy.
        const { excerptOf } = source;
        if (excerptOf === undefined) return [Object.assign(summary, loads)];
        const diagnostics = summary.diagnostics.map((found) => ({ ...found, file: excerptOf }));
        return [Object.assign(summary, loads, { excerptOf, diagnostics })];
      });
    },
  };
}

function mayBeFile(url: string): boolean {
  const { path } = splitUrl(url);
  if (path === '' || path.startsWith('//') || /^[a-z]+:/i.test(path)) return false;
  return !/\.mdx?$/.test(path) && extname(path) !== '';
}

function lostText({ file }: Pick<TextFile, 'file'>) {
  return problem({
    code: 'cache-damaged',
    message: 'The compiled version of this file was removed from the cache during the build.',
    hint: 'Run the command again. Make sure that no other program writes to .lectern/cache at the same time.',
    file,
  });
}

function loadText({ path, file, text: written }: Pick<TextFile, 'path' | 'file' | 'text'>): string {
  if (written !== undefined) return written;
  const { text, diagnostic } = readText({ path, file });
  if (diagnostic !== undefined) throw new LecternError([diagnostic]);
  return text;
}
