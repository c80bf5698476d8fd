import type { GeneratedPage } from 'lectern/plugin';
import { joinRoute } from 'lectern/plugin';
import { componentPath } from '../component-path.js';
import type { BlogInput } from './blog-input.js';
import { blogBreadcrumbs } from './framing.js';
import { groupBy } from './group-by.js';
import { yearOf } from './sidebar.js';

export function archivePage({ name, posts, options, message, formatDay }: BlogInput): GeneratedPage[] {
  const { archiveBasePath, routeBasePath, path, archiveDates, archiveOrder } = options;
  if (archiveBasePath === null || posts.length === 0) return [];
  const title = message('theme.blog.archive');
  const lead = message('theme.blog.archive.description');
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
  const years = archiveOrder === 'newest-year-first' ? newestFirst : reversed(newestFirst);
  return [
    {
      kind: 'generated',
      source: name,
      route: joinRoute(routeBasePath, archiveBasePath),
      title,
      description: lead || title,
      file: path,
      component: componentPath('ArchivePage.tsx'),
      props: { years, lead },
      headings: years.map(({ year }) => ({ id: year, level: 2, text: year })),
      listing: true,
      breadcrumbs: blogBreadcrumbs({ options, breadcrumbs: [{ label: title }] }),
    },
  ];
}

function reversed<Year extends { posts: readonly unknown[] }>(years: readonly Year[]): Year[] {
  return years.toReversed().map((year) => ({ ...year, posts: year.posts.toReversed() }));
}
