import { readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import type { Plugin } from 'lectern/plugin';
import { callSiteFunction, definePlugin, listFiles } from 'lectern/plugin';
import { literalBraces } from './literal-braces.js';
import { escapeTitles } from './literal-titles.js';

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

/** Preprocesses documents before they are compiled. Titles and other front matter come from the original. */
export function preprocessor({
  siteDir,
  folders,
  preprocess,
  literalTitles,
  format,
}: PreprocessorOptions): Plugin {
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
        const filePath = join(siteDir, file);
        const fileContent = readFileSync(filePath, 'utf8');
        const changed = preprocessed({ preprocess, filePath, fileContent, file, siteDir });
        const titled = literalTitles === true ? escapeTitles(changed) : changed;
        const isPlain = format === 'md' || (format === 'detect' && file.endsWith('.md'));
        const text = isPlain ? literalBraces(titled) : titled;
        return text === fileContent ? [] : [[file, { text }] as const];
      });
      return { texts: Object.fromEntries(texts), watch: folders.map((folder) => resolve(siteDir, folder)) };
    },
  });
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
    what: 'the `preprocessor` function of the configuration',
    file,
    siteDir,
    run: () => preprocess(input),
    expected: { what: 'the text of the document', test: (value) => typeof (value ?? '') === 'string' },
  });
  return text ?? input.fileContent;
}

const include = ['**/*.{md,mdx}'];
const exclude = ['**/node_modules/**', '**/.lectern/**', '**/build/**'];

export function documentFolders(sources: readonly Readonly<Record<string, unknown>>[]): string[] {
  const own = sources.map(({ path }) => String(path));
  const versioned = sources
    .filter(({ type }) => type === 'docs')
    .map(({ id }) => (id === 'docs' || id === 'default' ? 'versioned_docs' : `${String(id)}_versioned_docs`));
  return [...new Set([...own, ...versioned, 'blog', 'i18n'])];
}
