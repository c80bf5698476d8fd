import type { GeneratedPage, SourcePage, TagLink } from 'lectern/plugin';
import { groupByTag, joinRoute } from 'lectern/plugin';
import { componentPath } from '../component-path.js';
import type { BlogInput, GeneratedPages } from './blog-input.js';
import { framing } from './framing.js';
import { listPages } from './list-pages.js';
import { tagData } from './own-page.js';

export function tagPages(input: BlogInput): GeneratedPages {
  const { name, posts, options, message, own } = input;
  const groups = groupByTag(posts, ({ tags }) => tags);
  if (groups.length === 0) return { pages: [], texts: {} };
  const all = joinRoute(options.routeBasePath, options.tagsBasePath);
  const title = message('theme.blog.tags');
  const generated = groups.map(({ tag, items }) => {
    const shown = items.filter(({ unlisted }) => !unlisted);
    // A tag is unlisted if all of its posts are unlisted.
    const unlisted = shown.length === 0;
    const listed = unlisted ? items : shown;
    const values = { count: String(listed.length), tag: tag.label };
    const list = listPages({
      ...input,
      base: tag.route,
      posts: listed,
      title: message(listed.length === 1 ? 'theme.blog.tagged.one' : 'theme.blog.tagged', values),
      description: tag.description ?? '',
      pageBasePath: options.pageBasePath,
      unlisted,
      breadcrumbs: [{ label: title, route: all }, { label: tag.label }],
      component: own.tag,
      tag,
      more: { label: message('theme.blog.allTags'), route: all },
    });
    return { list, tag: { ...tag, count: listed.length }, unlisted };
  });
  const index: SourcePage = {
    kind: 'generated',
    source: name,
    route: all,
    title,
    description: title,
    file: options.path,
    listing: true,
    ...framing(input, [{ label: title }]),
    ...tagList({ ...input, tags: generated.filter(({ unlisted }) => !unlisted).map(({ tag }) => tag) }),
  };
  return {
    pages: [index, ...generated.flatMap(({ list }) => list.pages)],
    texts: Object.assign({}, ...generated.map(({ list }) => list.texts)),
  };
}

function tagList({
  own,
  tags,
  sidebar,
  href,
}: Pick<BlogInput, 'own' | 'sidebar' | 'href'> & {
  tags: readonly (TagLink & { count: number })[];
}): Pick<GeneratedPage, 'component' | 'layout' | 'props' | 'sidebar'> {
  if (own.tags === undefined) return { component: componentPath('TagsPage.tsx'), props: { tags } };
  const data = tags.map(({ count, ...tag }) => ({ ...tagData({ tag, href }), count }));
  return { component: own.tags, layout: 'free', sidebar: undefined, props: { tags: data, sidebar } };
}
