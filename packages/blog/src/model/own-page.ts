import type { SiteConfig, TagLink } from 'lectern/plugin';
import { joinRoute, routeToHref } from 'lectern/plugin';
import type { BlogOptions } from '../options.js';
import type { Author, Post } from './types.js';

export type HrefOf = (route: string) => string;

export function hrefIn(config: SiteConfig | undefined): HrefOf {
  const { baseUrl: base = '/', trailingSlash } = config ?? {};
  return (route) => routeToHref({ route, base, trailingSlash });
}

export function blogMetadata({
  options: { routeBasePath, blogTitle, authorsBasePath },
  href,
}: {
  options: Pick<BlogOptions, 'routeBasePath' | 'blogTitle' | 'authorsBasePath'>;
  href: HrefOf;
}) {
  return {
    blogBasePath: href(joinRoute(routeBasePath)),
    blogTitle,
    authorsListPath: href(joinRoute(routeBasePath, authorsBasePath)),
  };
}

/** The data has Docusaurus's format. The table of contents is empty until the page is rendered. */
export function postData({ post, href }: { post: Post; href: HrefOf }) {
  const { route, title, description, date, dateText, readingTime, document, unlisted } = post;
  const { frontMatter, editUrl, lastUpdated, lastUpdatedBy } = document;
  return {
    metadata: {
      permalink: href(route),
      title,
      description,
      date,
      formattedDate: dateText,
      readingTime,
      hasTruncateMarker: post.truncated,
      authors: post.authors.map((author) => authorData({ author, href })),
      tags: post.tags.map((tag) => tagData({ tag, href })),
      frontMatter,
      editUrl,
      lastUpdatedAt: lastUpdated === undefined ? undefined : Date.parse(lastUpdated),
      lastUpdatedBy,
      unlisted,
    },
    frontMatter,
    assets: { authorsImageUrls: post.authors.map(() => undefined) },
    toc: [],
  };
}

export function tagData({ tag: { label, route, description }, href }: { tag: TagLink; href: HrefOf }) {
  return { label, permalink: href(route), description };
}

function authorData({ author: { imageUrl, page, ...author }, href }: { author: Author; href: HrefOf }) {
  return { ...author, imageURL: imageUrl, page: page === undefined ? null : { permalink: href(page) } };
}
