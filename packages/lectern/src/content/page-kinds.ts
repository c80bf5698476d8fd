import type { MarkdownDocument, SourcePage } from './types.js';

/** True for a page written in Markdown, whether a document or a page of a `pages` source. */
export function isMarkdown(page: SourcePage | { kind: 'not-found' } | undefined): page is MarkdownDocument {
  return page?.kind === 'doc' || page?.kind === 'markdown-page';
}
