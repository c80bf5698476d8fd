import type { ConfigNote } from 'lectern/plugin';
import type { Rule, Rules } from '../carry.js';
import { carry } from '../carry.js';
import { createNotes } from '../notes.js';
import { docusaurusVersion } from '../read/docusaurus-version.js';
import type { Loose } from '../values.js';
import { isObject, objectOf, textOf } from '../values.js';
import type { SourceInput } from './docs.js';
import { feedItems } from './feed-items.js';
import { pageComponent } from './page-component.js';
import { sitePath } from './site-path.js';

const component: Rule = {
  why: 'Lectern renders these blog pages with its own components.',
  instead: 'To customize the content, use your component inside the posts.',
};

/** `@lectern/blog` would reject these options of `@docusaurus/plugin-content-blog` as unknown keys. */
const unsupported: Rules = {
  blogAuthorsListComponent: component,
  blogAuthorsPostsComponent: component,
  admonitions: 'built-in',
};

const pageComponents = [
  'blogArchiveComponent',
  'blogListComponent',
  'blogPostComponent',
  'blogTagsListComponent',
  'blogTagsPostsComponent',
];

const defaults = /^@theme\/Blog(?:Archive|List|Post|TagsList|TagsPosts)Page$/;

export function mapBlog({ options, at, siteDir }: Omit<SourceInput, 'note'>): {
  path: string;
  options: Loose;
  notes: ConfigNote[];
} {
  const given = objectOf(options);
  const path = sitePath({ siteDir, path: textOf(given.path) ?? 'blog' });
  const supported = Object.keys(given)
    .filter((key) => !Object.hasOwn(unsupported, key))
    .map((key): [string, Rule] => [key, 'same']);
  const { note, all } = createNotes();
  const rules: Rules = {
    ...Object.fromEntries(supported),
    ...unsupported,
    ...Object.fromEntries(
      pageComponents.map((key): [string, Rule] => [
        key,
        (value) => pageComponent({ key, value, siteDir, defaults }),
      ]),
    ),
    path: () => ({ path }),
  };
  const carried = carry({ value: given, at, note, rules });
  const feedOptions = isObject(carried.feedOptions) ? { feedOptions: feeds(carried.feedOptions) } : {};
  return {
    path,
    options: {
      ...carried,
      ...feedOptions,
      excerpt: 'line',
      showListTitle: false,
      ...byVersion(docusaurusVersion(siteDir)),
    },
    notes: all(),
  };
}

function byVersion(version = Number.POSITIVE_INFINITY): Loose {
  if (version < 3) return { archiveOrder: 'oldest-year-first', archiveDates: 'full' };
  return { contentTitle: 'first-heading', ...(version < 3.02 ? { archiveDates: 'full' } : {}) };
}

function feeds({ createFeedItems, ...feedOptions }: Loose): Loose {
  return typeof createFeedItems === 'function'
    ? { ...feedOptions, createFeedItems: feedItems(createFeedItems as Parameters<typeof feedItems>[0]) }
    : feedOptions;
}
