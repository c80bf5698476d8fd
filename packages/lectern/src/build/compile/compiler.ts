import type { CompiledDocument } from '../../markdown/types.js';
import { hashOf, hashText } from '../../util/hash.js';
import type { Store } from '../store/store.js';

/** The text of a file. */
export interface SourceText {
  /** Path relative to the site's folder. */
  file: string;
  content: string;
}

/** A compiled text whose code stays on disk until a page is made from it. */
export interface CompiledText extends Omit<CompiledDocument, 'code'> {
  /** Hash of all that it was compiled from. */
  key: string;
  /** Tells versions of the code apart without reading it. */
  codeHash: string;
  /** Body of a function of `__import`; returns the exports of the module. */
  loadCode: () => string;
}

/** Compiles texts; those that were compiled before are taken from the store. */
export interface Compiler {
  compile(texts: readonly SourceText[]): Promise<CompiledText[]>;
}

interface Options {
  store: Store;
  /** Settings that compiling depends on. */
  options: unknown;
  compileText: (text: SourceText) => CompiledDocument;
  /** Compiles many at once, in the same order; default: one after the other, here. */
  compileMany?: (texts: readonly SourceText[]) => Promise<CompiledDocument[]>;
}

type Summary = Omit<CompiledDocument, 'code'> & { codeHash: string };

export async function createCompiler({
  store,
  options,
  compileText,
  compileMany,
}: Options): Promise<Compiler> {
  const table = await store.table<Summary>('compile');
  const compileAll =
    compileMany ?? ((texts: readonly SourceText[]) => Promise.resolve(texts.map(compileText)));
  const keep = ({ code, ...summary }: CompiledDocument): Summary => ({
    ...summary,
    codeHash: store.texts.put(code),
  });
  return {
    async compile(texts) {
      const keyed = texts.map((text) => ({
        text,
        // The text by its hash: to write thousands of them as JSON takes longer than to hash them.
        key: hashOf([text.file, hashText(text.content), options]),
      }));
      const found = new Map(keyed.map(({ key }) => [key, table.get(key)]));
      const missing = keyed.filter(({ key }) => found.get(key) === undefined);
      const made = await compileAll(missing.map(({ text }) => text));
      for (const [index, { key }] of missing.entries()) {
        const document = made[index];
        if (document === undefined) continue;
        const summary = keep(document);
        table.set(key, summary);
        found.set(key, summary);
      }
      return keyed.flatMap(({ text, key }): CompiledText[] => {
        const summary = found.get(key);
        if (summary === undefined) return [];
        store.texts.keep(summary.codeHash);
        return [
          {
            ...summary,
            key,
            // Later steps add what they find.
            diagnostics: [...summary.diagnostics],
            // A file of the store that others have damaged is as good as none.
            loadCode: () => store.texts.get(summary.codeHash) ?? compileText(text).code,
          },
        ];
      });
    },
  };
}
