import type { SourcePage } from 'lectern/plugin';
import { groupByTag, joinRoute } from 'lectern/plugin';
import { componentPath } from '../component-path.js';
import type { BlogInput, GeneratedPages } from './blog-input.js';
import { framing } from './framing.js';
import { listPages } from './list-pages.js';

export function tagPages(input: BlogInput): GeneratedPages {
  const { name, posts, options, message } = input;
  const groups = groupByTag(posts, ({ tags }) => tags);
  if (groups.length === 0) return { pages: [], texts: {} };
  const all = joinRoute(options.routeBasePath, options.tagsBasePath);
  const title = message('theme.blog.tags');
  const generated = groups.map(({ tag, items }) => {
    const shown = items.filter(({ unlisted }) => !unlisted);
    // A tag is unlisted if all of its posts are unlisted.
    const unlisted = shown.length === 0;
    const own = unlisted ? items : shown;
    const values = { count: String(own.length), tag: tag.label };
    const list = listPages({
      ...input,
      base: tag.route,
      posts: own,
      title: message(own.length === 1 ? 'theme.blog.tagged.one' : 'theme.blog.tagged', values),
      description: tag.description ?? '',
      pageBasePath: options.pageBasePath,
      unlisted,
      breadcrumbs: [{ label: title, route: all }, { label: tag.label }],
      component: input.own.tag,
      tag,
      more: { label: message('theme.blog.allTags'), route: all },
    });
    return { list, tag: { ...tag, count: own.length }, unlisted };
  });
  const index: SourcePage = {
    kind: 'generated',
    source: name,
    route: all,
    title,
    description: title,
    file: options.path,
    component: componentPath('TagsPage.tsx'),
    props: { tags: generated.filter(({ unlisted }) => !unlisted).map(({ tag }) => tag) },
    listing: true,
    ...framing(input, [{ label: title }]),
  };
  return {
    pages: [index, ...generated.flatMap(({ list }) => list.pages)],
    texts: Object.assign({}, ...generated.map(({ list }) => list.texts)),
  };
}
