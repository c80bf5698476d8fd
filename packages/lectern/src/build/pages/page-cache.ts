import type { Store } from '../../cache/store.js';
import type { CspSources } from '../../content/types.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { hashText } from '../../util/hash.js';
import type { FileState, OutputFolder } from '../publish/output.js';
import type { AddressBook } from './address-book.js';
import { addressBook } from './address-book.js';

export interface CachedPage extends FileState {
  markdown?: FileState | undefined;
  addresses: number[];
  meta: { title?: string | undefined; description?: string | undefined };
  /** Hash of the article's text; absent if the site has no search. */
  textHash?: string | undefined;
  hasLive: boolean;
  origins: CspSources;
  diagnostics: Diagnostic[];
}

export interface PageCache {
  book: AddressBook;
  reuse(input: { key: string; file: string; markdownFile: string }): CachedPage | undefined;
  keep(input: { key: string; page: CachedPage }): void;
  /** Call this after the last page. */
  close(): void;
}

const bookKey = 'book';

export async function openPageCache({
  store,
  output,
}: {
  store: Store;
  output: OutputFolder;
}): Promise<PageCache> {
  const pages = await store.table<CachedPage>('pages');
  // Store the list of URLs with the pages, because the pages refer to URLs by number.
  const books = await store.table<readonly string[]>('pages');
  const known = books.get(bookKey);
  // Include the output folder in each key, because the cached data describes files in one output folder.
  const folderHash = hashText(output.outDir);
  const at = (key: string): string => `${folderHash} ${key}`;
  const book = addressBook(known);
  return {
    book,
    reuse({ key, file, markdownFile }) {
      const page = pages.get(at(key));
      if (page === undefined) return undefined;
      const { markdown } = page;
      if (markdown !== undefined && !output.reuse(markdownFile, markdown)) return undefined;
      return output.reuse(file, page) ? page : undefined;
    },
    keep({ key, page }) {
      pages.set(at(key), page);
    },
    close() {
      if (book.list().length !== known?.length) books.set(bookKey, book.list());
    },
  };
}
