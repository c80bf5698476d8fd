import type { MarkdownDocument, SourcePage } from './types.js';

/** Returns whether a page is written in Markdown, as a document or as a page in a `pages` source. */
export function isMarkdown(page: SourcePage | { kind: 'not-found' } | undefined): page is MarkdownDocument {
  return page?.kind === 'doc' || page?.kind === 'markdown-page';
}
