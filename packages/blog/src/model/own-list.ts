import type { DocumentFrame, TagLink } from 'lectern/plugin';
import { componentPath } from '../component-path.js';
import type { OwnPage } from '../read/own-components.js';
import type { BlogInput } from './blog-input.js';
import { blogMetadata, postData, tagData } from './own-page.js';
import type { ListPage } from './paginate.js';
import { summaryOf } from './summary.js';
import type { Post } from './types.js';

interface Input extends Pick<BlogInput, 'options' | 'sidebar' | 'href'> {
  component: OwnPage | undefined;
  page: ListPage<Post>;
  pages: number;
  count: number;
  tag: TagLink | undefined;
  more: { route: string } | undefined;
  isBlog: boolean;
}

export function ownListFrame({
  component,
  page,
  pages,
  count,
  options,
  sidebar,
  href,
  tag,
  more,
  isBlog,
}: Input): DocumentFrame | undefined {
  if (component === undefined) return undefined;
  const { blogTitle, blogDescription, postsPerPage } = options;
  const metadata = {
    permalink: href(page.route),
    page: page.number,
    postsPerPage: postsPerPage === 'ALL' ? count : postsPerPage,
    totalPages: pages,
    totalCount: count,
    previousPage: page.previous && href(page.previous),
    nextPage: page.next && href(page.next),
    blogTitle,
    blogDescription,
  };
  const ofTag = tag && {
    tag: { ...tagData({ tag, href }), count, allTagsPath: more && href(more.route), unlisted: false },
    listMetadata: metadata,
  };
  return {
    component: componentPath('OwnList.tsx'),
    inner: component.component,
    covers: component.covers,
    props: {
      page: { sidebar, ...(ofTag ?? { metadata }) },
      posts: page.items.map(summaryOf),
      data: page.items.map((post) => postData({ post, href })),
      metadata: blogMetadata({ options, href }),
      isBlog,
    },
  };
}
