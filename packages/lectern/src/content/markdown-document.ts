import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { hashText } from '../util/hash.js';
import { ownCopy } from '../util/own-copy.js';
import { contentTitle, firstTitle } from './docs/content-title.js';
import { excerpt, firstLine } from './docs/excerpt.js';
import { parseFrontMatter } from './front-matter.js';
import type { EditBase } from './paths.js';
import { editAddress } from './paths.js';
import type { MarkdownDocument } from './types.js';
import { writtenDate } from './written-date.js';

export interface MarkdownInput {
  kind?: MarkdownDocument['kind'];
  source: string;
  version: string;
  file: string;
  path: string;
  replaces?: string | undefined;
  content: string;
  /** Front matter from a plug-in, which replaces the front matter in the file. See `ReadOptions.frontMatterOf`. */
  replacement?: Readonly<Record<string, unknown>> | undefined;
  /**
   * The text to use as the description if the front matter has none: the first paragraph or the first line. Default:
   * `paragraph`.
   */
  excerpt?: 'paragraph' | 'line' | undefined;
  /** Whether the document is written in MDX 1. Default: false. */
  mdx1?: boolean | undefined;
  editUrl: EditBase;
  lastUpdated: string | undefined;
  /** The author of the last change, from git. */
  lastUpdatedBy?: string | undefined;
  /** Whether the page shows the author of the last change. The front matter takes precedence over git. */
  showsAuthor?: boolean | undefined;
  address: (frontMatter: MarkdownDocument['frontMatter']) => {
    id: string;
    route: string;
    number?: number | undefined;
  };
}

/** Creates a document from a Markdown file. Works for all types of sources. */
export function describeMarkdown({
  kind = 'doc',
  address,
  editUrl,
  lastUpdated,
  lastUpdatedBy,
  showsAuthor = false,
  excerpt: unit = 'paragraph',
  mdx1 = false,
  ...file
}: MarkdownInput): {
  document: MarkdownDocument;
  number?: number | undefined;
  diagnostics: Diagnostic[];
} {
  const { content, replacement: _, ...paths } = file;
  const { frontMatter, bodyOffset, diagnostics } = parseFrontMatter(file);
  const body = content.slice(bodyOffset);
  const heading = mdx1 ? firstTitle(body) : contentTitle(body);
  const { id, route, number } = address(frontMatter);
  const title = frontMatter.title || heading || id.slice(id.lastIndexOf('/') + 1);
  const custom = frontMatter.custom_edit_url;
  const document: MarkdownDocument = {
    kind,
    ...paths,
    contentHash: hashText(content),
    head: ownCopy(content.slice(0, bodyOffset)),
    id,
    frontMatter,
    route,
    title,
    titleInContent: heading !== undefined,
    description: frontMatter.description ?? (unit === 'line' ? firstLine(body) : excerpt(body)),
    sidebarLabel: frontMatter.sidebar_label ?? title,
    editUrl:
      custom === undefined ? editAddress({ base: editUrl, file: file.file, route }) : (custom ?? undefined),
    lastUpdated: writtenDate(frontMatter.last_update?.date ?? '')?.toISOString() ?? lastUpdated,
    ...(showsAuthor ? { lastUpdatedBy: frontMatter.last_update?.author ?? lastUpdatedBy } : {}),
    draft: frontMatter.draft ?? false,
    unlisted: frontMatter.unlisted ?? false,
  };
  return { document, number, diagnostics };
}
