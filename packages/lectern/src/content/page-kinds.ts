import type { MarkdownDocument, SourcePage } from './types.js';

/** Returns whether a page is from a Markdown file in a docs or pages source. */
export function isMarkdown(page: SourcePage | { kind: 'not-found' } | undefined): page is MarkdownDocument {
  return page?.kind === 'doc' || page?.kind === 'markdown-page';
}
