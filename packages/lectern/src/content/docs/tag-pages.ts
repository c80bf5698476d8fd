import { join } from 'node:path';
import type { DocsSourceConfig } from '../../config/schema/sources.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { MessageId } from '../../messages/theme.js';
import { message } from '../../messages/theme.js';
import { engineSource } from '../../util/engine-paths.js';
import { joinRoute } from '../paths.js';
import type { ReadOptions } from '../reader-types.js';
import { groupByTag, resolveTags } from '../tags.js';
import { readTagsFile } from '../tags-file.js';
import type { GeneratedPage, MarkdownDocument } from '../types.js';

interface Options {
  siteDir: string;
  source: Pick<DocsSourceConfig, 'id' | 'tags' | 'onInlineTags' | 'tagsBasePath'>;
  route: string;
  /** Absolute paths of the version's folders: first the translation folders, then the docs folder. */
  dirs: readonly string[];
  dir: string;
  documents: readonly MarkdownDocument[];
  message: ReadOptions['message'];
}

export function withTags({ siteDir, source, route, dirs, dir, documents, message: words }: Options): {
  documents: MarkdownDocument[];
  pages: GeneratedPage[];
  diagnostics: Diagnostic[];
} {
  if (!documents.some(({ frontMatter }) => (frontMatter.tags ?? []).length > 0))
    return { documents: [...documents], pages: [], diagnostics: [] };
  const { definitions, diagnostics } = readTagsFile({ siteDir, dirs, name: source.tags });
  const tagsRoute = joinRoute(route, source.tagsBasePath);
  const tagged = documents.map((document) => {
    const { file, head, frontMatter } = document;
    const { onInlineTags } = source;
    const found = resolveTags({ file, head, tags: frontMatter.tags, tagsRoute, definitions, onInlineTags });
    diagnostics.push(...found.diagnostics);
    return found.tags.length === 0 ? document : { ...document, tags: found.tags };
  });
  const t = (id: MessageId, values: Record<string, string> = {}): string =>
    words?.(id, values) ?? message({ messages: {}, id, values });
  return {
    documents: tagged,
    pages: tagPages({ documents: tagged, source: source.id, tagsRoute, dir, t }),
    diagnostics,
  };
}

function tagPages({
  documents,
  source,
  tagsRoute,
  dir,
  t,
}: {
  documents: readonly MarkdownDocument[];
  source: string;
  tagsRoute: string;
  dir: string;
  t: (id: MessageId, values?: Record<string, string>) => string;
}): GeneratedPage[] {
  const groups = groupByTag(documents, ({ tags = [] }) => tags).map(({ tag, items }) => {
    const listed = items.filter(({ unlisted }) => !unlisted);
    const unlisted = listed.length === 0;
    return { tag, items: unlisted ? items : listed, unlisted };
  });
  if (groups.length === 0) return [];
  const title = t('theme.tags');
  const common = { kind: 'generated', source, file: dir, listing: true } as const;
  const index: GeneratedPage = {
    ...common,
    route: tagsRoute,
    title,
    description: title,
    component: `${component}#TagIndexPage`,
    props: {
      tags: groups
        .filter(({ unlisted }) => !unlisted)
        .map(({ tag, items }) => ({ ...tag, count: items.length })),
    },
    breadcrumbs: [{ label: title }],
  };
  const pages = groups.map(({ tag, items, unlisted }): GeneratedPage => {
    const values = { count: String(items.length), tag: tag.label };
    const name = t(items.length === 1 ? 'theme.tags.one' : 'theme.tags.many', values);
    return {
      ...common,
      route: tag.route,
      title: name,
      description: tag.description ?? name,
      component: `${component}#TaggedPage`,
      props: {
        lead: tag.description,
        allTags: tagsRoute,
        pages: [...items]
          .sort((a, b) => a.title.localeCompare(b.title))
          .map(({ route, title: label, description }) => ({ route, title: label, description })),
      },
      unlisted,
      breadcrumbs: [{ label: title, route: tagsRoute }, { label: tag.label }],
    };
  });
  return [index, ...pages];
}

const component = join(engineSource(), 'theme/pages/TagPages.tsx');
