import type { SourcePage } from '../content/types.js';
import { routeToFile, routeToMarkdown } from '../util/addresses.js';

/** Files that a build writes in addition to pages, in `build/files/shared-files.ts` and in later steps. */
const writtenFiles: readonly string[] = [
  '.lectern-build.json',
  '.nojekyll',
  '404.html',
  '_headers',
  '_server/Caddyfile',
  '_server/nginx.conf',
  'feed.xml',
  'llms-full.txt',
  'llms.txt',
  'robots.txt',
  'search-index.json',
  'sitemap.xml',
];

/**
 * Reports pages whose folder would have the path of a file. For example, the page `/_headers/intro` conflicts with the
 * file `_headers`.
 */
export function blockedPages({
  pages,
  staticFiles,
  trailingSlash,
}: {
  pages: Iterable<SourcePage>;
  staticFiles: ReadonlySet<string>;
  trailingSlash: boolean | undefined;
}): { page: SourcePage; file: string }[] {
  const placed = [...pages].map((page) => ({
    page,
    files: [routeToFile({ route: page.route, trailingSlash }), routeToMarkdown(page.route)],
  }));
  const files = new Set([...writtenFiles, ...placed.flatMap((page) => page.files)]);
  return placed.flatMap(({ page, files: own }) => {
    const file = own.flatMap(foldersOf).find((folder) => files.has(folder) || staticFiles.has(`/${folder}`));
    return file === undefined ? [] : [{ page, file }];
  });
}

export function foldersOf(file: string): string[] {
  const segments = file.split('/').slice(0, -1);
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}
