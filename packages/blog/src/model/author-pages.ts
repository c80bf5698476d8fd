import type { SourcePage } from 'lectern/plugin';
import { joinRoute } from 'lectern/plugin';
import { componentPath } from '../component-path.js';
import type { BlogInput, GeneratedPages } from './blog-input.js';
import { framing } from './framing.js';
import { listPages } from './list-pages.js';

export function authorPages(input: BlogInput): GeneratedPages {
  const { name, posts, options, authors, message } = input;
  if (authors.length === 0) return { pages: [], texts: {} };
  const all = joinRoute(options.routeBasePath, options.authorsBasePath);
  const title = message('theme.blog.authors');
  const counted = authors.map((author) => ({
    author,
    posts: posts.filter((post) => post.authors.some(({ key }) => key === author.key)),
  }));
  const list: SourcePage = {
    kind: 'generated',
    source: name,
    route: all,
    title,
    description: title,
    file: `${options.path}/${options.authorsMapPath}`,
    component: componentPath('AuthorsPage.tsx'),
    props: { authors: counted.map(({ author, posts: own }) => ({ author, count: own.length })) },
    listing: true,
    ...framing(input, [{ label: title }]),
  };
  const generated = counted.flatMap(({ author, posts: own }) => {
    if (author.page === undefined) return [];
    const label = author.name ?? author.key ?? '';
    return [
      listPages({
        ...input,
        base: author.page,
        posts: own,
        title: label,
        headTitle: message(own.length === 1 ? 'theme.blog.authorTitle.one' : 'theme.blog.authorTitle', {
          author: label,
          count: String(own.length),
        }),
        description: author.description ?? author.title ?? label,
        // The URL of an author's second page is `authors/ada/authors/2`, as in Docusaurus.
        pageBasePath: options.authorsBasePath,
        author,
        breadcrumbs: [{ label: title, route: all }, { label }],
        more: { label: message('theme.blog.allAuthors'), route: all },
      }),
    ];
  });
  return {
    pages: [list, ...generated.flatMap(({ pages }) => pages)],
    texts: Object.assign({}, ...generated.map(({ texts }) => texts)),
  };
}
