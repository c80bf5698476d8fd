import { readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import type { Plugin } from 'lectern/plugin';
import { callSiteFunction, definePlugin, listFiles } from 'lectern/plugin';
import type { Loose } from '../values.js';
import { objectOf } from '../values.js';
import { literalBraces } from './literal-braces.js';
import { escapeTitles, hasLiteralTitles } from './literal-titles.js';

export interface PreprocessorOptions {
  /** The absolute path of the site’s folder: `import.meta.dirname`. */
  siteDir: string;
  /** Folders of documents, relative to `siteDir`. */
  folders: readonly string[];
  /** Docusaurus's `markdown.preprocessor`. It gets a document, and returns the content to compile. */
  preprocess?: (input: { filePath: string; fileContent: string }) => string;
  /** Whether to show `:::note Title` as text, like `markdown.mdx1Compat.admonitions: false`. Default: false. */
  literalTitles?: boolean;
  /**
   * Which documents are plain Markdown, without JSX and expressions: all (`md`), or those whose names end with `.md`
   * (`detect`). Default: none.
   */
  format?: 'md' | 'detect';
}

/**
 * Preprocesses documents before they are compiled. Preprocessing doesn't change front matter: the title, for example,
 * is read from the original document.
 */
export function preprocessor(options: PreprocessorOptions): Plugin {
  const { siteDir, folders } = options;
  const change = preprocessing(options);
  return definePlugin({
    name: 'preprocessor',
    inputs: folders.map((path) => ({ path, kind: 'folder', what: 'a folder of documents' })),
    async read() {
      const lists = await Promise.all(
        folders.map(async (folder) => {
          const files = await listFiles({ dir: resolve(siteDir, folder), include, exclude });
          return files.map((file) => posix.join(folder, file));
        }),
      );
      const texts = [...new Set(lists.flat())].flatMap((file) => {
        const content = readFileSync(join(siteDir, file), 'utf8');
        const text = change({ file, content });
        return text === content ? [] : [[file, { text }] as const];
      });
      return { texts: Object.fromEntries(texts), watch: folders.map((folder) => resolve(siteDir, folder)) };
    },
  });
}

export function preprocessing({
  siteDir,
  preprocess,
  literalTitles,
  format,
}: Omit<PreprocessorOptions, 'folders'>): (input: { file: string; content: string }) => string {
  return ({ file, content }) => {
    const filePath = join(siteDir, file);
    const changed = preprocessed({ preprocess, filePath, fileContent: content, file, siteDir });
    const titled = literalTitles === true ? escapeTitles(changed) : changed;
    const isPlain = format === 'md' || (format === 'detect' && file.endsWith('.md'));
    return isPlain ? literalBraces(titled) : titled;
  };
}

function preprocessed({
  preprocess,
  file,
  siteDir,
  ...input
}: Pick<PreprocessorOptions, 'preprocess' | 'siteDir'> & {
  file: string;
  filePath: string;
  fileContent: string;
}): string {
  if (preprocess === undefined) return input.fileContent;
  const text = callSiteFunction({
    what: 'the `preprocessor` function in the configuration',
    file,
    siteDir,
    run: () => preprocess(input),
    expected: { what: 'a string with the document', test: (value) => typeof (value ?? '') === 'string' },
  });
  return text ?? input.fileContent;
}

const include = ['**/*.{md,mdx}'];
const exclude = ['**/node_modules/**', '**/.lectern/**', '**/build/**'];

export function preprocessorOptions({
  siteDir,
  written,
}: {
  siteDir: string;
  written: Loose;
}): Omit<PreprocessorOptions, 'folders'> | undefined {
  const { preprocessor: preprocess, format } = objectOf(written.markdown);
  const literalTitles = hasLiteralTitles({ siteDir, written });
  const plain = format === 'md' || format === 'detect' ? { format } : undefined;
  if (typeof preprocess !== 'function' && !literalTitles && plain === undefined) return undefined;
  return {
    siteDir,
    ...(typeof preprocess === 'function'
      ? { preprocess: preprocess as NonNullable<PreprocessorOptions['preprocess']> }
      : {}),
    ...(literalTitles ? { literalTitles } : {}),
    ...(plain as Pick<PreprocessorOptions, 'format'> | undefined),
  };
}

export function documentFolders(sources: readonly Readonly<Record<string, unknown>>[]): string[] {
  const own = sources.map(({ path }) => String(path));
  const versioned = sources
    .filter(({ type }) => type === 'docs')
    .map(({ id }) => (id === 'docs' || id === 'default' ? 'versioned_docs' : `${String(id)}_versioned_docs`));
  return [...new Set([...own, ...versioned, 'blog', 'i18n'])];
}
