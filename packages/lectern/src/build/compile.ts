import { existsSync } from 'node:fs';
import { isAbsolute, join, posix, relative } from 'node:path';
import { problem } from '../diagnostics/diagnostic.js';
import type { Highlighter, MagicComment } from '../markdown/code/index.js';
import { compileMarkdown } from '../markdown/compile.js';
import type { CompiledDocument } from '../markdown/types.js';
import { readText } from '../sources/read-text.js';
import type { MarkdownDocument } from '../sources/types.js';
import { isText } from './imports.js';

/** Compiled texts by their path relative to the site's folder: pages, and the partials that they import. */
export type CompiledFiles = Map<string, CompiledDocument>;

interface Options {
  siteDir: string;
  documents: readonly Pick<MarkdownDocument, 'file' | 'content'>[];
  compile: Compile;
}

/** Compiles one text. */
export type Compile = (input: { file: string; content: string }) => CompiledDocument;

/** How code in texts is shown. */
export interface CodeOptions {
  highlighter: Highlighter;
  magicComments?: readonly MagicComment[] | undefined;
}

export function compileWith(options: CodeOptions): Compile {
  return ({ file, content }) => compileMarkdown({ file, content, ...options });
}

/** The same, but a text that has not changed is compiled once: for a server that compiles again after each edit. */
export function compileChanged(options: CodeOptions): Compile {
  const kept = new Map<string, { content: string; document: CompiledDocument }>();
  return ({ file, content }) => {
    const known = kept.get(file);
    const document =
      known?.content === content ? known.document : compileMarkdown({ file, content, ...options });
    kept.set(file, { content, document });
    // Later steps add what they find.
    return { ...document, diagnostics: [...document.diagnostics] };
  };
}

/** Compiles documents and, one after another, every text that they import. */
export async function compileDocuments({ siteDir, documents, compile }: Options): Promise<CompiledFiles> {
  const compiled: CompiledFiles = new Map();
  for (const { file, content } of documents) compiled.set(file, compile({ file, content }));
  const queue = [...compiled.values()];
  for (let document = queue.shift(); document !== undefined; document = queue.shift()) {
    for (const { specifier } of document.imports) {
      const file = partialFile({ siteDir, specifier, from: document.file });
      if (file === undefined || compiled.has(file)) continue;
      const content = await readPartial({ siteDir, file, from: document });
      if (content === undefined) continue;
      const partial = compile({ file, content });
      compiled.set(file, partial);
      queue.push(partial);
    }
  }
  return compiled;
}

/** The file of an imported text, relative to the site's folder; nothing for an import of something else. */
export function partialFile({
  siteDir,
  specifier,
  from,
}: {
  siteDir: string;
  specifier: string;
  from: string;
}): string | undefined {
  if (!isText(specifier)) return undefined;
  if (specifier.startsWith('@site/')) return posix.normalize(specifier.slice('@site/'.length));
  if (isAbsolute(specifier)) return relative(siteDir, specifier);
  return posix.normalize(posix.join(posix.dirname(from), specifier));
}

async function readPartial({
  siteDir,
  file,
  from,
}: {
  siteDir: string;
  file: string;
  from: CompiledDocument;
}): Promise<string | undefined> {
  const path = join(siteDir, file);
  if (existsSync(path)) {
    const { text, diagnostic } = await readText({ path, file });
    if (diagnostic !== undefined) from.diagnostics.push(diagnostic);
    return text;
  }
  const { specifier, line, column } =
    from.imports.find(
      (item) => partialFile({ siteDir, specifier: item.specifier, from: from.file }) === file,
    ) ?? {};
  from.diagnostics.push(
    problem({
      code: 'unknown-import',
      message: `The text imports "${specifier}", which is not there.`,
      hint: 'A path is relative to the file with the import; @site/ is the folder of the site.',
      file: from.file,
      line,
      column,
    }),
  );
  return undefined;
}
