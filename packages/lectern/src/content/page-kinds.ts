import type { MarkdownDocument, SourcePage } from './types.js';

/** Returns whether a page is written in Markdown: a document, or a page of a `pages` source. */
export function isMarkdown(page: SourcePage | { kind: 'not-found' } | undefined): page is MarkdownDocument {
  return page?.kind === 'doc' || page?.kind === 'markdown-page';
}
