import type { GeneratedPage } from 'lectern/plugin';
import { joinRoute } from 'lectern/plugin';
import { componentPath } from '../component-path.js';
import type { BlogInput } from './blog-input.js';
import { blogBreadcrumbs } from './framing.js';
import { groupBy } from './group-by.js';
import { postData } from './own-page.js';
import { yearOf } from './sidebar.js';

export function archivePage(input: BlogInput): GeneratedPage[] {
  const { name, posts, options, message, own } = input;
  const { archiveBasePath, routeBasePath, path } = options;
  if (archiveBasePath === null || posts.length === 0) return [];
  const title = message('theme.blog.archive');
  const lead = message('theme.blog.archive.description');
  const page = {
    kind: 'generated',
    source: name,
    route: joinRoute(routeBasePath, archiveBasePath),
    title,
    description: lead || title,
    file: path,
    listing: true,
    breadcrumbs: blogBreadcrumbs({ options, breadcrumbs: [{ label: title }] }),
  } as const;
  if (own.archive !== undefined) return [{ ...page, ...ownArchive({ ...input, component: own.archive }) }];
  const years = yearsOf(input);
  return [
    {
      ...page,
      component: componentPath('ArchivePage.tsx'),
      props: { years, lead },
      headings: years.map(({ year }) => ({ id: year, level: 2, text: year })),
    },
  ];
}

function ownArchive({
  component,
  posts,
  href,
}: Pick<BlogInput, 'posts' | 'href'> & { component: string }): Pick<
  GeneratedPage,
  'component' | 'layout' | 'props'
> {
  const blogPosts = posts.map((post) => ({
    id: post.document.id,
    metadata: postData({ post, href }).metadata,
  }));
  return { component, layout: 'free', props: { archive: { blogPosts } } };
}

function yearsOf({
  posts,
  options: { archiveDates, archiveOrder },
  formatDay,
}: Pick<BlogInput, 'posts' | 'options' | 'formatDay'>) {
  const newestFirst = [...groupBy(posts, yearOf)].map(([year, own]) => ({
    year,
    // Within a year, the oldest post comes first, as in Docusaurus.
    posts: own.toReversed().map((post) => ({
      route: post.route,
      title: post.title,
      date: post.date,
      day: archiveDates === 'full' ? post.dateText : formatDay(post.date),
    })),
  }));
  return archiveOrder === 'newest-year-first' ? newestFirst : reversed(newestFirst);
}

function reversed<Year extends { posts: readonly unknown[] }>(years: readonly Year[]): Year[] {
  return years.toReversed().map((year) => ({ ...year, posts: year.posts.toReversed() }));
}
