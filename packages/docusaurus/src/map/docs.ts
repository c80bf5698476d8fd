import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Rule } from '../carry.js';
import { carry } from '../carry.js';
import type { Note } from '../notes.js';
import type { Loose } from '../values.js';
import { objectOf, textOf } from '../values.js';
import { pageComponent } from './page-component.js';
import { sitePath } from './site-path.js';

export interface SourceInput {
  options: unknown;
  at: string;
  siteDir: string;
  note: Note;
}

const swizzled: Rule = {
  why: 'Lectern renders these pages with its own components.',
  instead: 'Put the content that pages share into a component, and use that component in the documents.',
};

const common: Readonly<Record<string, Rule>> = {
  path: 'built-in',
  routeBasePath: (value) => ({ routeBasePath: value === '' ? '/' : value }),
  include: 'same',
  exclude: 'same',
  showLastUpdateTime: 'same',
  showLastUpdateAuthor: 'same',
  remarkPlugins: 'same',
  rehypePlugins: 'same',
  recmaPlugins: 'same',
  beforeDefaultRemarkPlugins: 'same',
  beforeDefaultRehypePlugins: 'same',
  admonitions: 'built-in',
  editLocalizedFiles: 'built-in',
  editCurrentVersion: 'built-in',
};

export function mapDocs({ options, at, siteDir, note, id }: SourceInput & { id: string }): Loose {
  const given = objectOf(options);
  const path = textOf(given.path) ?? 'docs';
  return {
    type: 'docs',
    id,
    excerpt: 'line',
    path: sitePath({ siteDir, path }),
    ...carry({
      value: given,
      at,
      note,
      rules: {
        ...common,
        id: 'built-in',
        sidebarPath: (value) => sidebarPath({ value, siteDir }),
        editUrl: (value) => editUrl(value),
        sidebarCollapsed: 'same',
        sidebarCollapsible: 'same',
        breadcrumbs: 'same',
        lastVersion: 'same',
        includeCurrentVersion: 'same',
        onlyIncludeVersions: 'same',
        versions: 'same',
        disableVersioning: (value) => (value === true ? { onlyIncludeVersions: ['current'] } : {}),
        tags: 'same',
        onInlineTags: 'same',
        tagsBasePath: 'same',
        numberPrefixParser: 'same',
        sidebarItemsGenerator: 'same',
        docsRootComponent: swizzled,
        docVersionRootComponent: swizzled,
        docRootComponent: swizzled,
        docItemComponent: (value) =>
          pageComponent({ value, siteDir, key: 'docItemComponent', defaults: /^@theme\/DocItem$/ }),
        docTagsListComponent: swizzled,
        docTagDocListComponent: swizzled,
        docCategoryGeneratedIndexComponent: swizzled,
      },
    }),
  };
}

export function mapPages({ options, at, siteDir, note, id }: SourceInput & { id: string }): Loose {
  const given = objectOf(options);
  return {
    type: 'pages',
    id,
    path: sitePath({ siteDir, path: textOf(given.path) ?? 'src/pages' }),
    showTitle: false,
    ...carry({
      value: given,
      at,
      note,
      rules: {
        ...common,
        id: 'built-in',
        mdxPageComponent: (value) =>
          pageComponent({ value, siteDir, key: 'mdxPageComponent', defaults: /^@theme\/MDXPage$/ }),
        editUrl: (value) => editUrl(value),
      },
    }),
  };
}

function sidebarPath({ value, siteDir }: { value: unknown; siteDir: string }): Loose {
  const path = textOf(value);
  if (path === undefined) return value === false ? { sidebarPath: false } : {};
  const file = sitePath({ siteDir, path });
  return { sidebarPath: existsSync(join(siteDir, file)) ? file : false };
}

function editUrl(value: unknown): Loose {
  return typeof value === 'string' || typeof value === 'function' ? { editUrl: value } : {};
}
