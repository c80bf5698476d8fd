import { join } from 'node:path';
import type { BreadcrumbLink, MarkdownDocument, PageLink } from 'lectern/plugin';
import { hashText } from 'lectern/plugin';
import { componentPath } from '../component-path.js';
import type { BlogInput, GeneratedPages } from './blog-input.js';
import { blogBreadcrumbs } from './framing.js';
import { paginate } from './paginate.js';
import { sidebarId } from './sidebar.js';
import { summaryOf } from './summary.js';
import type { Author, Post } from './types.js';

interface ListInput
  extends Pick<BlogInput, 'name' | 'siteDir' | 'posts' | 'options' | 'hasSidebar' | 'message'> {
  base: string;
  title: string;
  /** The title in the browser tab. Defaults to `title`. */
  headTitle?: string;
  description: string;
  pageBasePath: string;
  unlisted?: boolean;
  /** The breadcrumbs after the list of all posts. Defaults to none. */
  breadcrumbs?: readonly BreadcrumbLink[];
  author?: Author;
  more?: { label: string; route: string };
}

/**
 * Returns the pages of a list of posts. Each is MDX that imports the excerpts of its posts, so links, images, and
 * components work as they do in the posts.
 */
export function listPages({ posts, options, base, pageBasePath, ...input }: ListInput): GeneratedPages {
  const list = paginate({ items: posts, base, pageBasePath, perPage: options.postsPerPage });
  const generated = list.map((page) => {
    const text = listText(page.items);
    const file = `${options.path}/_lists${page.route === '/' ? '/index' : page.route}.mdx`;
    return {
      file,
      text,
      document: listDocument({ ...input, options, file, text, page, pages: list.length }),
    };
  });
  return {
    pages: generated.map(({ document }) => document),
    texts: Object.fromEntries(generated.map(({ file, text }) => [file, { text }])),
  };
}

function listText(posts: readonly Post[]): string {
  const imports = posts.map(
    ({ listed }, index) => `import Post${index} from ${JSON.stringify(`@site/${listed}`)}`,
  );
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
}: Omit<ListInput, 'posts' | 'base' | 'pageBasePath'> & {
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
  return {
    kind: 'markdown-page',
    source: name,
    version: 'current',
    id: page.route,
    file,
    path: join(siteDir, file),
    // Generated text needs no translation, so the page must not report a missing translation.
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
    ...(hasSidebar ? { sidebar: sidebarId } : {}),
    frame: {
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
    previous: link(page.previous, isAscending ? 'theme.blog.olderEntries' : 'theme.blog.newerEntries'),
    next: link(page.next, isAscending ? 'theme.blog.newerEntries' : 'theme.blog.olderEntries'),
  };
}
