import type { HeadTag, SiteConfig } from 'lectern/plugin';
import { joinRoute, routeToHref } from 'lectern/plugin';
import type { Post } from '../model/types.js';
import type { BlogOptions } from '../options.js';
import type { PostFeed } from './types.js';

export interface FeedPlan {
  files: readonly { type: 'rss' | 'atom' | 'json'; path: string; address: string }[];
  title: string;
  description: string;
  copyright: string;
  language: string;
  link: string;
  posts: readonly PostFeed[];
  headTags: readonly HeadTag[];
}

const formats = {
  rss: { file: 'rss.xml', type: 'application/rss+xml', name: 'RSS' },
  atom: { file: 'atom.xml', type: 'application/atom+xml', name: 'Atom' },
  json: { file: 'feed.json', type: 'application/json', name: 'JSON' },
} as const;

export function feedPlan({
  options: { feedOptions, routeBasePath },
  posts,
  locale,
  config,
}: {
  options: Pick<BlogOptions, 'feedOptions' | 'routeBasePath'>;
  posts: readonly Post[];
  locale: string;
  config: SiteConfig | undefined;
}): FeedPlan {
  const {
    title: siteTitle = '',
    url: siteUrl = 'http://localhost',
    baseUrl = '/',
    trailingSlash,
  } = config ?? {};
  const isDefault = config === undefined || locale === config.i18n.defaultLocale;
  const folder = isDefault ? '' : `${locale}/`;
  const base = baseUrl + folder;
  const absolute = (route: string): string =>
    new URL(routeToHref({ route, base, trailingSlash }), siteUrl).href;
  const listed = posts.filter(({ unlisted, document }) => !unlisted && !document.draft);
  const name = siteTitle === '' ? 'Blog' : `${siteTitle} Blog`;
  const title = feedOptions.title ?? name;
  const files = (listed.length === 0 ? [] : feedOptions.type).map((type) => {
    const path = folder + joinRoute(routeBasePath, formats[type].file).slice(1);
    return { type, path, address: new URL(baseUrl + path, siteUrl).href };
  });
  const shown = feedOptions.limit ? listed.slice(0, feedOptions.limit) : listed;
  return {
    files,
    title,
    description: feedOptions.description ?? name,
    copyright: feedOptions.copyright,
    language: feedOptions.language ?? locale,
    link: absolute(joinRoute(routeBasePath)),
    posts: shown.map((post) => ({
      route: post.route,
      title: post.title,
      link: absolute(post.route),
      description: post.description,
      date: post.date,
      authors: post.authors.map(({ name: author, url, email }) => ({
        name: author,
        link: url !== undefined && URL.canParse(url, siteUrl) ? new URL(url, siteUrl).href : undefined,
        email,
      })),
      tags: post.tags.map(({ label }) => label),
    })),
    headTags: files.map(({ type, path }) => ({
      tagName: 'link',
      attributes: {
        rel: 'alternate',
        type: formats[type].type,
        href: baseUrl + path,
        title: `${title} ${formats[type].name} Feed`,
      },
    })),
  };
}
