import type { SiteConfig } from '../config/schema/index.js';
import { locationOfFrontMatterKey } from '../content/front-matter.js';
import { isMarkdown } from '../content/page-kinds.js';
import type { Redirect, SourceContent, SourcePage } from '../content/types.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';
import { routeToFile } from '../util/addresses.js';
import { capitalized } from '../util/capitalized.js';
import { routeMistake } from '../util/route-mistake.js';
import { localeBase } from './locales.js';
import { outlineKeeper } from './outline.js';
import { blockedPages } from './route-problems.js';
import type { SiteModel, SocialImageOf } from './site.types.js';

interface Options {
  config: SiteConfig;
  content: readonly SourceContent[];
  locale: string;
  messages?: Readonly<Record<string, string>>;
  staticFiles: ReadonlySet<string>;
  socialImage?: SocialImageOf | undefined;
}

export function assembleSite({ config, content, locale, messages = {}, staticFiles, socialImage }: Options): {
  site: SiteModel;
  diagnostics: Diagnostic[];
} {
  const found = content.flatMap((source) => source.pages);
  const { pages, diagnostics } = pagesByRoute(found);
  const home = homeRedirect({ pages, content });
  if (home !== undefined) pages.set('/', home);
  const all = new Set([...found, ...pages.values()]);
  const misplaced = misplacedPages({ pages: all, config, staticFiles });
  const replaced = replacedFiles({ pages: all, staticFiles });
  const texts = found.filter(isMarkdown);
  const documents = new Map(texts.map((page) => [keyOf(page), page]));
  const files = new Map(texts.map((page) => [page.file, page]));
  for (const page of texts) if (page.replaces !== undefined) files.set(page.replaces, page);
  const sidebars = new Map(
    content.flatMap((source) => source.sidebars.map((sidebar) => [keyOf(sidebar), sidebar] as const)),
  );
  const site: SiteModel = {
    config,
    locale,
    addresses: { base: localeBase({ config, locale }), trailingSlash: config.trailingSlash },
    messages,
    pages,
    misplaced: new Set(misplaced.keys()),
    unread: unreadFiles(content),
    isIncomplete: problemsOf(content).some(({ code }) => pageCauses.has(code)),
    files,
    versions: new Map(content.map((source) => [source.id, source.versions])),
    staticFiles: new Set([...staticFiles].filter((file) => !replaced.has(file))),
    socialImage,
    headTags: content.flatMap(({ headTags }) => headTags ?? []),
    document: (key) => documents.get(keyOf(key)),
    outline: outlineKeeper(),
    sidebar: (key) => sidebars.get(keyOf(key)),
    sidebarIds: ({ source, version }) =>
      [...sidebars.values()]
        .filter((sidebar) => sidebar.source === source && sidebar.version === version)
        .map(({ id }) => id),
  };
  return { site, diagnostics: [...diagnostics, ...misplaced.values(), ...replaced.values()] };
}

const pageCauses = new Set(['unreadable-file', 'function-failed', 'wrong-hook-result']);

function problemsOf(content: readonly SourceContent[]): Diagnostic[] {
  return content.flatMap((source) => source.diagnostics);
}

function unreadFiles(content: readonly SourceContent[]): Set<string> {
  return new Set(
    problemsOf(content).flatMap(({ code, file }) => (code === 'unreadable-file' && file ? [file] : [])),
  );
}

function pagesByRoute(found: readonly SourcePage[]): {
  pages: Map<string, SourcePage>;
  diagnostics: Diagnostic[];
} {
  const pages = new Map<string, SourcePage>();
  const diagnostics: Diagnostic[] = [];
  for (const page of found) {
    const taken = pages.get(page.route);
    if (taken === undefined) pages.set(page.route, page);
    else diagnostics.push(duplicateRoute({ first: taken, second: page }));
  }
  return { pages, diagnostics };
}

function misplacedPages({
  pages,
  config: { trailingSlash },
  staticFiles,
}: Pick<Options, 'config' | 'staticFiles'> & { pages: ReadonlySet<SourcePage> }): Map<string, Diagnostic> {
  const misplaced = new Map<string, Diagnostic>();
  for (const { page, file } of blockedPages({ pages, staticFiles, trailingSlash }))
    misplaced.set(page.route, blockedRoute({ page, file }));
  for (const page of pages) {
    const mistake = routeMistake(page.route);
    if (mistake !== undefined) misplaced.set(page.route, invalidRoute({ page, mistake }));
  }
  return misplaced;
}

/**
 * If a static file had the path of the page's file, `a.html` or `a/index.html`, hosts would serve it instead of the
 * page. A static home page takes precedence over the redirect to the first document.
 */
function replacedFiles({
  pages,
  staticFiles,
}: Pick<Options, 'staticFiles'> & { pages: ReadonlySet<SourcePage> }): Map<string, Diagnostic> {
  const replaced = new Map<string, Diagnostic>();
  for (const page of pages) {
    if (page.kind === 'redirect') continue;
    for (const trailingSlash of [true, false]) {
      const file = routeToFile({ route: page.route, trailingSlash });
      if (staticFiles.has(`/${file}`)) replaced.set(`/${file}`, replacedFile({ page, file }));
    }
  }
  return replaced;
}

/** The logo links to `/`, so a site without a home page gets a redirect from `/` to the first document. */
function homeRedirect({
  pages,
  content,
}: {
  pages: ReadonlyMap<string, SourcePage>;
  content: readonly SourceContent[];
}): Redirect | undefined {
  if (pages.has('/')) return undefined;
  for (const { id, versions } of content) {
    const to = (versions.find((version) => version.isLast) ?? versions[0])?.route;
    if (to !== undefined && pages.has(to)) return { kind: 'redirect', source: id, route: '/', to };
  }
  return undefined;
}

function keyOf({ source, version, id }: { source: string; version: string; id: string }): string {
  return JSON.stringify([source, version, id]);
}

function fileOf(page: SourcePage): string {
  return page.kind === 'redirect' ? `a redirect of the source "${page.source}"` : page.file;
}

function duplicateRoute({ first, second }: { first: SourcePage; second: SourcePage }): Diagnostic {
  return problem({
    code: 'duplicate-route',
    message: `Two pages have the route "${first.route}": ${pairOf({ first, second })}.`,
    hint: duplicateHint(second),
    ...locationOfPage(second.kind === 'search' ? first : second),
  });
}

function pairOf({ first, second }: { first: SourcePage; second: SourcePage }): string {
  if (fileOf(first) !== fileOf(second)) return `${fileOf(first)} and ${fileOf(second)}`;
  return first.source === second.source
    ? `both come from ${fileOf(first)}`
    : `the sources "${first.source}" and "${second.source}" both create it from ${fileOf(first)}`;
}

function invalidRoute({ page, mistake }: { page: SourcePage; mistake: string }): Diagnostic {
  return problem({
    code: 'invalid-route',
    message: `${capitalized(fileOf(page))} can't have the route ${JSON.stringify(shortened(page.route))}: ${mistake}.`,
    hint:
      page.kind === 'category'
        ? 'Change `slug` in the `link` of the category.'
        : 'Change `slug` or `id` in its front matter, or rename the file or folder.',
    ...locationOfPage(page),
  });
}

function shortened(route: string): string {
  return route.length > 200 ? `${route.slice(0, 200)}…` : route;
}

function blockedRoute({ page, file }: { page: SourcePage; file: string }): Diagnostic {
  return problem({
    code: 'route-taken',
    message: `${capitalized(fileOf(page))} has the route "${page.route}", which needs a folder "${file}", but the site has a file with that name.`,
    hint: 'Give the page another `slug` in its front matter, or move the file.',
    ...locationOfPage(page),
  });
}

function replacedFile({ page, file }: { page: SourcePage; file: string }): Diagnostic {
  return problem({
    code: 'replaced-static-file',
    message: `${capitalized(fileOf(page))} has the route "${page.route}", which is also the path of the static file "${file}". The build publishes only the page.`,
    hint: 'Delete or rename the static file, or give the page another `slug` in its front matter.',
    ...locationOfPage(page),
  });
}

function duplicateHint({ kind }: SourcePage): string {
  if (kind === 'search')
    return "Give the page another `slug`, or set another route for search in the configuration: search: { route: 'find' }.";
  if (kind === 'generated')
    return 'Give one of the plug-ins another route in its options, such as `routeBasePath`.';
  return 'Give one of the pages another `slug` in its front matter, or move its file.';
}

function locationOfPage(page: SourcePage): { file?: string; line?: number; column?: number } {
  return page.kind === 'redirect' ? {} : { file: page.file, ...locationOfSlug(page) };
}

function locationOfSlug(page: SourcePage): { line?: number; column?: number } {
  if (page.kind === 'category') return page.location ?? {};
  if (!('frontMatter' in page)) return {};
  const key = (['slug', 'id'] as const).find((name) => page.frontMatter[name] !== undefined);
  return key === undefined ? {} : locationOfFrontMatterKey({ head: page.head, key });
}
