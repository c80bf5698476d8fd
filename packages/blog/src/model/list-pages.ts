import { join } from 'node:path';
import type { BreadcrumbLink, MarkdownDocument, PageLink, TagLink } from 'lectern/plugin';
import { hashText } from 'lectern/plugin';
import { componentPath } from '../component-path.js';
import type { OwnPage } from '../read/own-components.js';
import type { BlogInput, GeneratedPages } from './blog-input.js';
import { blogBreadcrumbs } from './framing.js';
import { ownListFrame } from './own-list.js';
import { paginate } from './paginate.js';
import { sidebarId } from './sidebar.js';
import { summaryOf } from './summary.js';
import type { Author, Post } from './types.js';

interface ListInput
  extends Pick<
    BlogInput,
    'name' | 'siteDir' | 'posts' | 'options' | 'hasSidebar' | 'message' | 'sidebar' | 'href'
  > {
  base: string;
  title: string;
  headTitle?: string;
  description: string;
  pageBasePath: string;
  unlisted?: boolean;
  breadcrumbs?: readonly BreadcrumbLink[];
  author?: Author;
  more?: { label: string; route: string };
  component?: OwnPage | undefined;
  tag?: TagLink | undefined;
}

/**
 * Each page is an MDX document that imports the excerpts of its posts, so links, images, and components work as they do
 * in the posts.
 */
export function listPages({ posts, options, base, pageBasePath, ...input }: ListInput): GeneratedPages {
  const list = paginate({ items: posts, base, pageBasePath, perPage: options.postsPerPage });
  const generated = list.map((page) => {
    const text = listText({ posts: page.items, isOwn: input.component !== undefined });
    const file = `${options.path}/_lists${page.route === '/' ? '/index' : page.route}.mdx`;
    return {
      file,
      text,
      document: listDocument({
        ...input,
        options,
        file,
        text,
        page,
        pages: list.length,
        count: posts.length,
      }),
    };
  });
  return {
    pages: generated.map(({ document }) => document),
    texts: Object.fromEntries(generated.map(({ file, text }) => [file, { text }])),
  };
}

function listText({ posts, isOwn }: { posts: readonly Post[]; isOwn: boolean }): string {
  const imports = posts.map(
    ({ listed }, index) => `import Post${index} from ${JSON.stringify(`@site/${listed}`)}`,
  );
  if (isOwn) {
    const names = posts.map((_, index) => `Post${index}`);
    return `${imports.join('\n')}\n\n<BlogListPosts texts={[${names.join(', ')}]} />\n`;
  }
  const items = posts.map((_, index) => `<BlogListItem index={${index}}><Post${index} /></BlogListItem>`);
  return `${imports.join('\n')}\n\n${items.join('\n\n')}\n`;
}

function listDocument({
  name,
  siteDir,
  options,
  hasSidebar,
  message,
  title,
  headTitle,
  description,
  unlisted = false,
  breadcrumbs = [],
  author,
  more,
  file,
  text,
  page,
  pages,
  count,
  sidebar,
  href,
  component,
  tag,
}: Omit<ListInput, 'posts' | 'base' | 'pageBasePath'> & {
  count: number;
  file: string;
  text: string;
  page: ReturnType<typeof paginate<Post>>[number];
  pages: number;
}): MarkdownDocument {
  const isAscending = options.sortPosts === 'ascending';
  const isBlog = more === undefined;
  const isTitled = options.showListTitle || !isBlog;
  const link = (route: string | undefined, caption: string): PageLink | null =>
    route === undefined
      ? null
      : {
          route,
          caption: message(caption),
          label: message('theme.blog.page', {
            page: String(route === page.previous ? page.number - 1 : page.number + 1),
            pages: String(pages),
          }),
        };
  // A custom component renders the links to the previous and next page itself.
  const neighbors: Pick<typeof page, 'previous' | 'next'> = component === undefined ? page : {};
  return {
    kind: 'markdown-page',
    source: name,
    version: 'current',
    id: page.route,
    file,
    path: join(siteDir, file),
    // Prevents a warning about a missing translation. Generated text contains nothing to translate.
    replaces: file,
    contentHash: hashText(text),
    head: '',
    frontMatter: { hide_table_of_contents: true, ...(isTitled ? {} : { hide_title: true }) },
    route: page.route,
    title:
      page.number === 1 || !options.showListTitle
        ? title
        : `${title} – ${message('theme.blog.page', { page: String(page.number), pages: String(pages) })}`,
    headTitle,
    titleInContent: false,
    description,
    sidebarLabel: title,
    draft: false,
    unlisted,
    listing: true,
    ...(hasSidebar && component?.covers !== 'page' ? { sidebar: sidebarId } : {}),
    frame: ownListFrame({ component, page, pages, count, options, sidebar, href, tag, more, isBlog }) ?? {
      component: componentPath('ListFrame.tsx'),
      props: {
        posts: page.items.map(summaryOf),
        description: isTitled ? description : '',
        author,
        more,
        isBlog,
      },
    },
    breadcrumbs: breadcrumbs.length === 0 ? [] : blogBreadcrumbs({ options, breadcrumbs }),
    previous: link(neighbors.previous, isAscending ? 'theme.blog.olderEntries' : 'theme.blog.newerEntries'),
    next: link(neighbors.next, isAscending ? 'theme.blog.newerEntries' : 'theme.blog.olderEntries'),
  };
}
