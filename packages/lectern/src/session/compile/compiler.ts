import { extname } from 'node:path';
import type { Store } from '../../cache/store.js';
import { readText } from '../../content/read-text.js';
import { LecternError, problem } from '../../diagnostics/diagnostic.js';
import type { CompiledDocument } from '../../markdown/types.js';
import { splitUrl } from '../../model/links.js';
import { hashOf, hashText } from '../../util/hash.js';
import { isConcerned } from '../samples/imports-any.js';
import type { TextDetails } from './stored-text.js';
import { codeOf, detailsOf, pickDetails, storedText } from './stored-text.js';

/** The text of a file. */
export interface SourceText {
  /** Path relative to the site's folder. */
  file: string;
  content: string;
  /** The source whose remark and rehype plug-ins compile it; absent: the native compiler does. */
  source?: string | undefined;
}

/** A file that was read before. Its text stays on disk: where it was compiled before, nobody asks for it. */
export interface TextFile {
  /** Path relative to the site's folder. */
  file: string;
  /** The same, absolute. */
  path: string;
  contentHash: string;
  /** ID of the source that it belongs to. */
  source?: string | undefined;
  /** Set if a plug-in has written the text: nothing is on disk. */
  text?: string | undefined;
  /** The file whose beginning the text is. */
  excerptOf?: string | undefined;
}

/** A compiled text, of which most stays on disk until a page is made from it. */
export interface CompiledText extends Omit<CompiledDocument, 'code' | keyof TextDetails> {
  /** Hash of all that it was compiled from. */
  key: string;
  /** URLs of links that may lead to files next to the text. */
  files: string[];
  /** Tells versions of code and details apart without reading them. */
  codeHash: string;
  /** The file whose beginning this is: its errors are those of that file. */
  excerptOf?: string | undefined;
  /** Body of a function of `__import`; returns the exports of the module. */
  loadCode: () => string;
  loadDetails: () => TextDetails;
}

/** Compiled documents by their path relative to the site's folder: pages, and the partials that they import. */
export type CompiledFiles = ReadonlyMap<string, CompiledText>;

/** Compiles documents; those that were compiled before are taken from the store. */
export interface Compiler {
  /** @throws LecternError where a document cannot be read any more. */
  compile(input: {
    texts: readonly TextFile[];
    /** The modules that samples are checked against: most samples are of no concern, and are not kept. */
    samplePackages: readonly string[];
  }): Promise<CompiledText[]>;
}

interface Options {
  store: Store;
  /** Settings that compiling depends on. */
  options: unknown;
  /** Compiles a document of a source without remark and rehype plug-ins. */
  compileText: (text: SourceText) => CompiledDocument;
  /** Compiles many at once, in the same order; default: one after the other, here. */
  compileMany?: (texts: readonly SourceText[]) => Promise<CompiledDocument[]>;
  /** Hash of the remark and rehype plug-ins of a source; absent: it has none. Default: none has. */
  sourceKey?: ((source: string | undefined) => string | undefined) | undefined;
}

type Summary = Omit<CompiledText, 'key' | 'loadCode' | 'loadDetails'>;
type Missing = SourceText & { key: string };

interface Fresh {
  key: string;
  summary: Summary;
  details: TextDetails;
}

export async function createCompiler({
  store,
  options,
  compileText,
  compileMany,
  sourceKey = () => undefined,
}: Options): Promise<Compiler> {
  const table = await store.table<Summary>('compile');
  const compileAll =
    compileMany ?? ((texts: readonly SourceText[]) => Promise.resolve(texts.map(compileText)));
  const keep = ({
    document: { code, headings, links, names, parts, samples, ...summary },
    specifiers,
  }: {
    document: CompiledDocument;
    specifiers: readonly string[];
  }): Summary => ({
    ...summary,
    samples: samples.filter((sample) => isConcerned({ sample, specifiers })),
    files: links.map(({ url }) => url).filter(mayBeFile),
    codeHash: store.texts.put(storedText({ code, headings, links, names, parts })),
  });
  return {
    async compile({ texts, samplePackages: specifiers }) {
      const settings = hashOf([options, specifiers]);
      const keyOf = ({ file, contentHash, source }: TextFile): string => {
        const plugins = sourceKey(source);
        return hashText(`${settings} ${contentHash} ${file}${plugins === undefined ? '' : ` ${plugins}`}`);
      };
      /** Its compiler may be asynchronous, so what is missing of it cannot be made when it is wanted. */
      const isLost = (text: TextFile, summary: Summary): boolean =>
        sourceKey(text.source) !== undefined && store.texts.get(summary.codeHash) === undefined;
      /** The text as it is now: one that has changed since it was read is kept as what it has become. */
      const load = (text: TextFile): Missing => {
        const content = loadText(text);
        const source = sourceKey(text.source) === undefined ? undefined : text.source;
        return { file: text.file, content, source, key: keyOf({ ...text, contentHash: hashText(content) }) };
      };
      const found = texts.map((text) => {
        const key = keyOf(text);
        const summary = table.get(key);
        return { text, key, summary: summary !== undefined && isLost(text, summary) ? undefined : summary };
      });
      const missing = found.filter(({ summary }) => summary === undefined).map(({ text }) => load(text));
      const made = await compileAll(missing.map(({ key: _, ...text }) => text));
      const fresh = new Map<string, Fresh>();
      for (const [index, { file, key }] of missing.entries()) {
        const document = made[index];
        if (document === undefined) continue;
        const summary = keep({ document, specifiers });
        table.set(key, summary);
        fresh.set(file, { key, summary, details: pickDetails(document) });
      }
      return found.flatMap(({ text: source, ...old }): CompiledText[] => {
        const { key, summary, details }: Partial<Fresh> = fresh.get(source.file) ?? old;
        if (key === undefined || summary === undefined) return [];
        store.texts.keep(summary.codeHash);
        let known = details;
        // One that others have damaged is as good as none, and one that was forgotten may be wanted again.
        const stored = (): string => {
          const text = store.texts.get(summary.codeHash);
          if (text !== undefined) return text;
          if (sourceKey(source.source) !== undefined) throw new LecternError([lostText(source)]);
          const made = storedText(compileText({ file: source.file, content: loadText(source) }));
          store.texts.put(made);
          return made;
        };
        const loads: Pick<CompiledText, 'key' | 'loadCode' | 'loadDetails'> = {
          key,
          loadCode: () => codeOf(stored()),
          loadDetails: () => {
            known ??= detailsOf(stored());
            return known;
          },
        };
        // The summary belongs to nobody else: later steps, too, add what they find.
        const { excerptOf } = source;
        if (excerptOf === undefined) return [Object.assign(summary, loads)];
        const diagnostics = summary.diagnostics.map((found) => ({ ...found, file: excerptOf }));
        return [Object.assign(summary, loads, { excerptOf, diagnostics })];
      });
    },
  };
}

/** Pages are found by the model; what is left with an ending may be a file next to the text. */
function mayBeFile(url: string): boolean {
  const { path } = splitUrl(url);
  if (path === '' || path.startsWith('/') || /^[a-z]+:/i.test(path)) return false;
  return !/\.mdx?$/.test(path) && extname(path) !== '';
}

function lostText({ file }: Pick<TextFile, 'file'>) {
  return problem({
    code: 'cache-damaged',
    message: 'The compiled version of this file was removed from the cache during the build.',
    hint: 'Run the command again. Make sure that no other program writes to .lectern/cache meanwhile.',
    file,
  });
}

function loadText({ path, file, text: written }: Pick<TextFile, 'path' | 'file' | 'text'>): string {
  if (written !== undefined) return written;
  const { text, diagnostic } = readText({ path, file });
  if (diagnostic !== undefined) throw new LecternError([diagnostic]);
  return text;
}
