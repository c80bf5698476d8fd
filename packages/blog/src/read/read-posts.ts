import { posix } from 'node:path';
import type {
  Diagnostic,
  LastChange,
  MarkdownDocument,
  ReadContext,
  SourceFile,
  TagDefinitions,
} from 'lectern/plugin';
import {
  blankContentTitle,
  callSiteFunction,
  describeMarkdown,
  editAddress,
  hashText,
  joinRoute,
  locationOfFrontMatterKey,
  problem,
  readText,
  resolveTags,
  routeToHref,
  siteRelative,
  writtenDate,
} from 'lectern/plugin';
import type { Post } from '../model/types.js';
import type { BlogOptions } from '../options.js';
import type { AuthorsMap } from './authors-file.js';
import { withoutContentTitle } from './content-title.js';
import { excerptOf } from './excerpt.js';
import { createdAt } from './first-commit.js';
import { nearestDate } from './nearest-date.js';
import { postAuthors } from './post-authors.js';
import { parsePostFileName } from './post-file-name.js';
import { defaultReadingTime } from './reading-time.js';

export interface BlogSetting {
  name: string;
  options: BlogOptions;
  context: Pick<ReadContext, 'siteDir' | 'locale' | 'config' | 'frontMatterOf'>;
  dir: string;
  authorsMap: AuthorsMap | undefined;
  tagDefinitions: TagDefinitions | undefined;
  /** Empty unless the blog shows when or by whom posts were updated. */
  changes: ReadonlyMap<string, LastChange>;
  formatDate: (date: Date) => string;
}

export interface ReadPost {
  post?: Post;
  texts: Record<string, { text: string; excerptOf?: string | undefined }>;
  diagnostics: Diagnostic[];
}

export async function readPost({
  found,
  ...setting
}: BlogSetting & { found: SourceFile }): Promise<ReadPost> {
  const { name, options, context, formatDate } = setting;
  const { relative, file, path, replaces } = found;
  const { text: written, diagnostic } = readText(found);
  if (diagnostic !== undefined) return { texts: {}, diagnostics: [diagnostic] };
  const fileName = parsePostFileName(relative);
  const address = ({ slug }: MarkdownDocument['frontMatter']) => ({
    id: relative.replace(/\.mdx?$/, ''),
    route: joinRoute(options.routeBasePath, slug || fileName.slug),
  });
  const source = { kind: 'markdown-page', source: name, version: 'current', file, path, replaces } as const;
  const described = describeMarkdown({
    ...source,
    content: written,
    replacement: await context.frontMatterOf?.({ path, content: written }),
    editUrl: undefined,
    lastUpdated: undefined,
    excerpt: options.excerpt,
    address,
  });
  const { document, diagnostics } = described;
  const { frontMatter, head } = document;
  const body = withoutContentTitle(written.slice(head.length));
  const changed = options.preprocess?.({ file, content: written }) ?? written;
  // The front matter has already been read. If `preprocess` changes the front matter, its whole result is ignored.
  const whole = changed.startsWith(head) ? changed : written;
  const unchanged = whole.slice(head.length);
  const startsWithTitle = withoutContentTitle(unchanged) !== unchanged;
  const shown = (options.contentTitle === 'start' ? withoutContentTitle : blankContentTitle)(unchanged);
  const content = head + shown;
  const date = await dateOf({ file, head, path, frontMatter, fileName });
  const { value: postDate } = date;
  if (postDate === undefined) return { texts: {}, diagnostics: [...diagnostics, ...date.diagnostics] };
  const excerpt = excerptOf({ content, bodyOffset: head.length, marker: options.truncateMarker });
  const excerptFile = posix.join(posix.dirname(file), `${posix.basename(file)}.excerpt.mdx`);
  const authors = postAuthors({
    file,
    head,
    frontMatter,
    map: setting.authorsMap,
    authorsPath: posix.join(options.path, options.authorsMapPath),
    onInlineAuthors: options.onInlineAuthors,
    baseUrl: context.config?.baseUrl ?? '/',
    authorsRoute: joinRoute(options.routeBasePath, options.authorsBasePath),
  });
  const tags = resolveTags({
    file,
    head,
    tags: frontMatter.tags,
    tagsRoute: joinRoute(options.routeBasePath, options.tagsBasePath),
    definitions: setting.tagDefinitions,
    onInlineTags: options.onInlineTags,
  });
  const title = frontMatter.title || (startsWithTitle ? document.title : fileName.text);
  return {
    post: {
      route: document.route,
      title,
      description: document.description,
      date: postDate.toISOString(),
      dateText: formatDate(postDate),
      readingTime: readingTimeOf({ file, content: body, frontMatter, context, options }),
      authors: authors.authors,
      tags: tags.tags,
      truncated: excerpt !== undefined,
      unlisted: document.unlisted,
      listed: excerpt === undefined ? file : excerptFile,
      document: {
        ...document,
        title,
        sidebarLabel: frontMatter.sidebar_label ?? title,
        contentHash: hashText(content),
        titleInContent: false,
        tags: tags.tags,
        editUrl: editUrlOf({ document, found, setting }),
        ...lastUpdate({ document, setting }),
      },
    },
    texts: {
      ...(shown === unchanged ? {} : { [file]: { text: content } }),
      ...(excerpt === undefined ? {} : { [excerptFile]: { text: excerpt, excerptOf: file } }),
    },
    diagnostics: [...diagnostics, ...date.diagnostics, ...authors.diagnostics, ...tags.diagnostics],
  };
}

async function dateOf({
  file,
  head,
  path,
  frontMatter: { date: written },
  fileName,
}: {
  file: string;
  head: string;
  path: string;
  frontMatter: Readonly<Record<string, unknown>>;
  fileName: { date?: string | undefined };
}): Promise<{ value?: Date; diagnostics: Diagnostic[] }> {
  const code = 'invalid-post-date';
  if (written !== undefined && written !== null) {
    const value = typeof written === 'string' ? writtenDate(written) : undefined;
    if (value !== undefined) return { value, diagnostics: [] };
    const nearest = typeof written === 'string' ? nearestDate(written) : undefined;
    const message = `date: found ${JSON.stringify(written)}, expected a valid date.`;
    const hint = 'Write `date: 2024-08-29`, or, with a time, `date: 2024-08-29T18:00:00Z`.';
    const location = locationOfFrontMatterKey({ head, key: 'date' });
    const diagnostics = [problem({ code, message, hint, file, ...location })];
    return nearest === undefined ? { diagnostics } : { value: nearest, diagnostics };
  }
  if (fileName.date === undefined) return { value: await createdAt(path), diagnostics: [] };
  const value = writtenDate(fileName.date);
  if (value !== undefined) return { value, diagnostics: [] };
  const message = `The file name of the post starts with "${fileName.date}", which isn't a date.`;
  const hint = 'Rename the file, or set the date in the front matter: date: 2024-08-29.';
  return { diagnostics: [problem({ code, message, hint, file })] };
}

function readingTimeOf({
  file,
  content,
  frontMatter,
  context: { siteDir, locale },
  options: { showReadingTime, readingTime },
}: {
  file: string;
  content: string;
  frontMatter: Readonly<Record<string, unknown>>;
  context: BlogSetting['context'];
  options: BlogOptions;
}): number | undefined {
  if (!showReadingTime) return undefined;
  if (readingTime === undefined) return defaultReadingTime({ content, locale });
  return callSiteFunction({
    what: 'the blog’s `readingTime` function',
    file,
    siteDir,
    run: () =>
      readingTime({
        content,
        frontMatter,
        locale,
        defaultReadingTime: (input) => defaultReadingTime({ ...input, locale }),
      }),
    expected: { what: 'a number of minutes, or nothing', test: (value) => Number.isFinite(value ?? 0) },
  });
}

function editUrlOf({
  document,
  found: { relative, file, replaces },
  setting: { options, context, dir },
}: {
  document: MarkdownDocument;
  found: SourceFile;
  setting: BlogSetting;
}): string | undefined {
  const custom = document.frontMatter.custom_edit_url;
  if (custom !== undefined) return custom ?? undefined;
  const { editUrl, editLocalizedFiles } = options;
  if (typeof editUrl === 'function') {
    const { baseUrl = '/', trailingSlash } = context.config ?? {};
    const location = {
      blogDirPath: siteRelative({ siteDir: context.siteDir, path: dir }),
      blogPath: relative,
      permalink: routeToHref({ route: document.route, base: baseUrl, trailingSlash }),
      locale: context.locale,
    };
    return callSiteFunction({
      what: 'the blog’s `editUrl` function',
      file,
      siteDir: context.siteDir,
      run: () => editUrl(location),
      expected: { what: 'a URL, or undefined', test: (url) => typeof (url ?? '') === 'string' },
    });
  }
  return editAddress({ base: editUrl, file: editLocalizedFiles ? file : (replaces ?? file) });
}

/** Front matter takes precedence over git. */
function lastUpdate({
  document: { file, frontMatter, lastUpdated },
  setting: {
    options: { showLastUpdateTime, showLastUpdateAuthor },
    changes,
  },
}: {
  document: MarkdownDocument;
  setting: BlogSetting;
}): Pick<MarkdownDocument, 'lastUpdated' | 'lastUpdatedBy'> {
  const change = changes.get(file);
  const author = frontMatter.last_update?.author;
  return {
    lastUpdated: showLastUpdateTime ? (lastUpdated ?? change?.date) : undefined,
    lastUpdatedBy: showLastUpdateAuthor ? (author ?? change?.author) : undefined,
  };
}
