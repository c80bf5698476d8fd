import type { SourcePage } from 'lectern/plugin';
import { joinRoute } from 'lectern/plugin';
import { componentPath } from '../component-path.js';
import { archivePage } from './archive.js';
import { authorPages } from './author-pages.js';
import type { BlogInput, GeneratedPages } from './blog-input.js';
import { listPages } from './list-pages.js';
import { postPages } from './post-pages.js';
import { tagPages } from './tag-pages.js';

export function blogPages(input: BlogInput): GeneratedPages {
  const { blogTitle: title, blogDescription: description, pageBasePath, routeBasePath } = input.options;
  const posts = input.posts.filter(({ unlisted }) => !unlisted);
  const base = joinRoute(routeBasePath);
  const parts: GeneratedPages[] = [
    { pages: postPages(input), texts: {} },
    posts.length === 0
      ? emptyList(input)
      : listPages({
          ...input,
          base,
          posts,
          title,
          description,
          pageBasePath,
          component: input.own.list,
        }),
    tagPages(input),
    authorPages({ ...input, posts }),
    { pages: archivePage({ ...input, posts }), texts: {} },
  ];
  return {
    pages: parts.flatMap(({ pages }) => pages),
    texts: Object.assign({}, ...parts.map(({ texts }) => texts)),
  };
}

/** The page exists even without posts, because the navbar may link to it. */
function emptyList({ name, options, message }: BlogInput): GeneratedPages {
  const page: SourcePage = {
    kind: 'generated',
    source: name,
    route: joinRoute(options.routeBasePath),
    title: options.blogTitle,
    description: options.blogDescription,
    file: options.path,
    component: componentPath('EmptyList.tsx'),
    // If the title is hidden, the page is empty, as in Docusaurus.
    props: { text: options.showListTitle ? message('theme.blog.noPosts') : '' },
    showTitle: options.showListTitle,
    listing: true,
  };
  return { pages: [page], texts: {} };
}
