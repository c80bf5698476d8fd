import type {
  CategoryPage,
  ComponentPage,
  MarkdownDocument,
  OpenapiPage,
  Redirect,
  ReferencePage,
  SourcePage,
} from '../sources/types.js';
import type { Project } from './project.js';

/** The pages of a project that are rendered, in the order of their routes. */
export function renderablePages(
  project: Project,
): (MarkdownDocument | ComponentPage | CategoryPage | ReferencePage | OpenapiPage)[] {
  return [...project.site.pages.values()]
    .filter((page) => page.kind !== 'redirect')
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}

export function redirects(project: Project): Redirect[] {
  return [...project.site.pages.values()].filter((page) => page.kind === 'redirect');
}

export function markdownDocuments(project: Project): MarkdownDocument[] {
  return [...project.site.pages.values()].filter(isMarkdown);
}

function isMarkdown(page: SourcePage): page is MarkdownDocument {
  return page.kind === 'doc' || page.kind === 'markdown-page';
}
