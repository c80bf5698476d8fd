import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Diagnostic, LastChange, PluginContent, ReadContext } from 'lectern/plugin';
import {
  dateFormat,
  joinRoute,
  lastChanges,
  listSourceFiles,
  missingFolder,
  problem,
  readTagsFile,
  readTranslations,
  sortDiagnostics,
  translationDirs,
} from 'lectern/plugin';
import type { FeedPlan } from '../feeds/feed-plan.js';
import { feedPlan } from '../feeds/feed-plan.js';
import { blogPages } from '../model/blog-pages.js';
import { hrefIn } from '../model/own-page.js';
import { recentPosts, recentPostsModule } from '../model/sidebar.js';
import type { Post } from '../model/types.js';
import type { BlogOptions } from '../options.js';
import { readAuthorsFile } from './authors-file.js';
import { avatarSources } from './avatar-sources.js';
import { ownComponents } from './own-components.js';
import { processPosts } from './process-posts.js';
import { readPost } from './read-posts.js';

const dayAndMonth = { day: 'numeric', month: 'long' } as const;

export interface BlogData {
  feeds: FeedPlan;
}

export async function readBlog({
  name,
  options: given,
  ...context
}: ReadContext & { name: string; options: BlogOptions }): Promise<PluginContent> {
  const { siteDir, locale, includeDrafts, config, message, frontMatterOf, locationInConfig } = context;
  const { routeBasePath, include, exclude, sortPosts } = given;
  const dir = resolve(siteDir, given.path);
  const docusaurusDir = `docusaurus-plugin-content-blog${given.id === 'default' ? '' : `-${given.id}`}`;
  const translations = translationDirs({ siteDir, locale, sourceId: name, docusaurusDir });
  const dirs = [...translations, dir];
  const words = readTranslations({
    siteDir,
    locale,
    files: [`${docusaurusDir}/options.json`, `${name}/options.json`],
  });
  const options = translated({ options: given, translations: words.translations });
  const authorsRoute = joinRoute(routeBasePath, options.authorsBasePath);
  const authors = readAuthorsFile({
    siteDir,
    dirs,
    name: options.authorsMapPath,
    baseUrl: config?.baseUrl ?? '/',
    authorsRoute,
  });
  const tags = readTagsFile({ siteDir, dirs, name: options.tags });
  const [files, changes] = await Promise.all([
    listSourceFiles({ siteDir, dir, translations, include, exclude }),
    options.showLastUpdateTime || options.showLastUpdateAuthor
      ? lastChanges({ siteDir, dirs })
      : new Map<string, LastChange>(),
  ]);
  const format = config === undefined ? undefined : dateFormat({ config, locale });
  const setting = {
    name,
    options,
    context: { siteDir, locale, config, frontMatterOf },
    dir,
    authorsMap: authors.map,
    tagDefinitions: tags.definitions,
    changes,
    formatDate: (date: Date) => format?.(date.toISOString()) ?? date.toISOString().slice(0, 10),
  };
  const read = await Promise.all(files.map((found) => readPost({ ...setting, found })));
  const all = sorted({
    posts: read.flatMap(({ post }) => (post === undefined ? [] : [post])),
    sortPosts,
  }).filter(({ document }) => includeDrafts || !document.draft);
  const posts = await processPosts({ posts: all, process: options.processBlogPosts, siteDir });
  const sidebar = recentPosts({ name, posts, options });
  const modules = recentPostsModule({ posts, options, config });
  const [recent = { title: options.blogSidebarTitle, items: [] }] = Object.values(modules);
  const generated = blogPages({
    name,
    siteDir,
    posts,
    options,
    authors: [...(authors.map?.authors.values() ?? [])],
    hasSidebar: sidebar !== undefined,
    sidebar: recent,
    own: ownComponents({ siteDir, options }),
    href: hrefIn(config),
    message,
    formatDay:
      config === undefined ? (date) => date.slice(5, 10) : dateFormat({ config, locale }, dayAndMonth),
  });
  const feeds = feedPlan({ options, posts, locale, config });
  return {
    pages: generated.pages,
    texts: Object.assign({}, ...read.map(({ texts }) => texts), generated.texts),
    sidebars: sidebar === undefined ? [] : [sidebar],
    modules,
    headTags: feeds.headTags,
    csp: avatarSources([...posts.flatMap((post) => post.authors), ...(authors.map?.authors.values() ?? [])]),
    data: { feeds } satisfies BlogData,
    watch: dirs.filter((folder) => existsSync(folder)),
    diagnostics: sortDiagnostics([
      ...(options.requireFolder
        ? missingFolder({
            ...{ siteDir, dir, source: { type: 'blog', id: name } },
            key: locationInConfig?.(['path']),
          })
        : []),
      ...words.diagnostics,
      ...authors.diagnostics,
      ...tags.diagnostics,
      ...read
        .flatMap(({ diagnostics }) => diagnostics)
        // If the authors file can't be read, every author is unknown. Reporting each author would hide the actual
        // error.
        .filter(({ code }) => code !== 'unknown-author' || authors.diagnostics.length === 0),
      ...untruncated({ posts, level: options.onUntruncatedBlogPosts }),
    ]),
  };
}

function translated({
  options,
  translations,
}: {
  options: BlogOptions;
  translations: Readonly<Record<string, string>>;
}): BlogOptions {
  return {
    ...options,
    blogTitle: translations.title || options.blogTitle,
    blogDescription: translations.description || options.blogDescription,
    blogSidebarTitle: translations['sidebar.title'] || options.blogSidebarTitle,
  };
}

/** Posts with the same date are in file order, or in reverse file order with `ascending`. */
function sorted({
  posts,
  sortPosts,
}: {
  posts: readonly Post[];
  sortPosts: BlogOptions['sortPosts'];
}): Post[] {
  const newestFirst = [...posts].sort((a, b) => Date.parse(b.date) - Date.parse(a.date));
  return sortPosts === 'ascending' ? newestFirst.reverse() : newestFirst;
}

/** An old blog can have hundreds of posts without a truncation marker, so one message reports all of them. */
function untruncated({
  posts,
  level,
}: {
  posts: readonly Post[];
  level: BlogOptions['onUntruncatedBlogPosts'];
}): Diagnostic[] {
  const files = posts.filter(({ truncated }) => !truncated).map(({ document }) => document.file);
  const [first] = files;
  if (first === undefined || level === 'ignore' || level === 'log') return [];
  const shown = files.slice(0, 5).join(', ');
  const rest = files.length > 5 ? ` and ${files.length - 5} more` : '';
  return [
    problem({
      code: 'untruncated-post',
      severity: level === 'throw' ? 'error' : 'warning',
      message: `${files.length === 1 ? 'A post has' : `${files.length} posts have`} no truncation marker, so lists show ${files.length === 1 ? 'it' : 'them'} in full: ${shown}${rest}.`,
      hint: "Put <!-- truncate --> (in MDX: {/* truncate */}) after the introduction, or set onUntruncatedBlogPosts: 'ignore'.",
      file: first,
    }),
  ];
}
