import type { SharedCache } from '../../cache/shared/shared-cache.js';
import { packFiles, unpackFiles } from '../../util/file-list.js';
import type { OutputFolder } from '../publish/output.js';
import type { CachedPage, PageCache } from './page-cache.js';
import type { PlacedPage } from './prepare-pages.js';

/** Contains URLs instead of their numbers, which differ between machines. */
interface SharedPage extends Omit<CachedPage, 'size' | 'mtimeMs' | 'markdown' | 'addresses'> {
  addresses: string[];
}

interface Options {
  output: OutputFolder;
  pageCache: PageCache;
  shared: SharedCache;
}

const aboutName = 'about';
const htmlName = 'html';
const markdownName = 'markdown';

export function pageRestorer({
  output,
  pageCache,
  shared,
}: Options): <Page extends PlacedPage>(pages: readonly Page[]) => Promise<Map<Page, CachedPage>> {
  return async <Page extends PlacedPage>(pages: readonly Page[]) => {
    const restored = new Map<Page, CachedPage>();
    if (!shared.isOpen || pages.length === 0) return restored;
    const byKey = new Map(pages.map((page) => [page.key, page]));
    const writing: Promise<void>[] = [];
    const write = async ({ page, content }: { page: Page; content: Buffer }): Promise<void> => {
      const files = new Map(unpackFiles(content)?.map(({ name, content }) => [name, content]));
      const [about, html, markdown] = [aboutName, htmlName, markdownName].map((name) => files.get(name));
      if (about === undefined || html === undefined) return;
      const { addresses, ...found } = JSON.parse(Buffer.from(about).toString('utf8')) as SharedPage;
      const cached: CachedPage = {
        ...found,
        ...(await output.write(page.file, html)),
        markdown: markdown === undefined ? undefined : await output.write(page.markdownFile, markdown),
        addresses: pageCache.book.numbersOf(addresses),
      };
      pageCache.keep({ key: page.key, page: cached });
      restored.set(page, cached);
    };
    await shared.fetch({
      kind: 'page',
      names: [...byKey.keys()],
      onEntry: ({ name, content }) => {
        const page = byKey.get(name);
        if (page !== undefined) writing.push(write({ page, content }));
      },
    });
    await Promise.all(writing);
    return restored;
  };
}

export function sharePage({
  page: { key, file, markdownFile },
  cached,
  output,
  pageCache,
  shared,
}: Options & { page: PlacedPage; cached: CachedPage }): void {
  if (!shared.isOpen) return;
  const load = (): Buffer | undefined => {
    const { size, mtimeMs, markdown, addresses: numbers, ...about } = cached;
    const addresses = pageCache.book.list();
    const page: SharedPage = { ...about, addresses: numbers.flatMap((number) => addresses[number] ?? []) };
    const markdownContent = markdown && output.readBack(markdownFile, markdown);
    return packFiles([
      { name: aboutName, content: Buffer.from(JSON.stringify(page)) },
      { name: htmlName, content: output.readBack(file, { size, mtimeMs }) },
      ...(markdown === undefined ? [] : [{ name: markdownName, content: markdownContent }]),
    ]);
  };
  shared.use({ kind: 'page', name: key, load });
}
