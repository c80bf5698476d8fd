import type { MarkdownDocument, SourcePage } from './types.js';

export function isMarkdown(page: SourcePage | { kind: 'not-found' } | undefined): page is MarkdownDocument {
  return page?.kind === 'doc' || page?.kind === 'markdown-page';
}
