import type { SourcePage } from '../content/types.js';
import { routeToFile, routeToMarkdown } from '../util/addresses.js';

/** Files that a build writes in addition to pages, in `build/files/shared-files.ts` and in later steps. */
export const writtenFiles: readonly string[] = [
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

/** Maximum length of a segment in bytes. File systems limit names to 255 bytes, including extensions. */
const longestSegment = 240;

/** Maximum length of a route in bytes. Operating systems limit paths to 4,096 bytes, including the output folder. */
const longestRoute = 1500;

/**
 * Explains why a route can't be used as a file name or URL, as the end of a sentence; undefined if it can be used.
 */
export function routeMistake(route: string): string | undefined {
  const segments = route.split('/');
  if (/\p{Cc}/u.test(route)) return 'it contains a control character';
  if (/\p{Cs}/u.test(route)) return "it contains half of a surrogate pair, which a URL can't contain";
  const [forbidden] = /[\\?#]/.exec(route) ?? [];
  if (forbidden !== undefined) return `it contains "${forbidden}", which has a special meaning in URLs`;
  if (/%(?![\da-f]{2})/i.test(route)) return `its "%" isn't followed by two hexadecimal digits`;
  if (segments.some((segment) => isDots(segment)))
    return 'it contains "." or "..", which browsers and servers resolve to another URL';
  const [encoded] = /%[\da-f]{2}/i.exec(route) ?? [];
  if (encoded !== undefined)
    return `it contains the escape "${encoded}", which servers decode before they look for the file; write the character itself`;
  const long = segments.find((segment) => Buffer.byteLength(segment) > longestSegment);
  if (long !== undefined)
    return `one of its parts has ${Buffer.byteLength(long)} bytes, and file systems allow at most ${longestSegment}`;
  if (Buffer.byteLength(route) > longestRoute)
    return `it has ${Buffer.byteLength(route)} bytes, and at most ${longestRoute} fit into a path`;
  return undefined;
}

/** Returns whether a segment is `.` or `..`. Browsers decode `%2e` as a dot. */
function isDots(segment: string): boolean {
  return /^(?:\.|%2e){1,2}$/i.test(segment);
}

/**
 * Finds pages that need a folder at the path of another file. For example, the page `/_headers/intro` cannot be
 * written, because `_headers` is a file.
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

/** Returns the folders that contain a file: for `a/b/c.html`, `a` and `a/b`. */
export function foldersOf(file: string): string[] {
  const segments = file.split('/').slice(0, -1);
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}
