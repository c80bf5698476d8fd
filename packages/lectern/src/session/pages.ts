import { isMarkdown } from '../content/page-kinds.js';
import type {
  CategoryPage,
  ComponentPage,
  GeneratedPage,
  MarkdownDocument,
  Redirect,
  SearchPage,
} from '../content/types.js';
import type { Project } from './project.js';

export type Renderable =
  | MarkdownDocument
  | ComponentPage
  | CategoryPage
  | SearchPage
  | GeneratedPage
  | { kind: 'not-found' };

export function renderablePages(project: Project): Exclude<Renderable, { kind: 'not-found' }>[] {
  const { pages, misplaced } = project.site;
  return [...pages.values()]
    .filter((page) => page.kind !== 'redirect')
    .filter(({ route }) => !misplaced.has(route))
    .sort(byRoute);
}

export function redirects(project: Project): Redirect[] {
  const { pages, misplaced } = project.site;
  return [...pages.values()]
    .filter((page) => page.kind === 'redirect')
    .filter(({ route }) => !misplaced.has(route));
}

export function markdownDocuments(project: Project): MarkdownDocument[] {
  return [...project.site.pages.values()].filter(isMarkdown);
}

export function componentPages(project: Project): ComponentPage[] {
  return [...project.site.pages.values()].filter((page) => page.kind === 'component-page').sort(byRoute);
}

function byRoute(a: { route: string }, b: { route: string }): number {
  return a.route < b.route ? -1 : 1;
}

export function generatedPages(project: Project): GeneratedPage[] {
  return [...project.site.pages.values()].filter((page) => page.kind === 'generated');
}
