import type { ComponentType } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type {
  ArticleInput,
  Collected,
  DocumentInput,
  HighlightedCode,
  RenderedArticle,
  ThemeModule,
} from '../render/contract.js';
import { articleComponents } from './article/index.js';
import { unwrapStatic } from './article/Static.js';
import type { RenderContextValue } from './context.js';
import { RenderContext } from './context.js';
import { OpenapiArticle } from './pages/openapi/OpenapiArticle.js';
import { ReferenceArticle } from './pages/reference/ReferenceArticle.js';
import { Document } from './shell/Document.js';

function renderArticle({ Component, ...context }: ArticleInput): RenderedArticle {
  const collected: Collected = { head: [], ids: 0, needsSiteData: false };
  const html = renderToStaticMarkup(
    <RenderContext.Provider value={{ ...context, inIsland: false, collected }}>
      {createElement(Component as ComponentType<{ components: unknown }>, { components: articleComponents })}
    </RenderContext.Provider>,
  );
  return { html: unwrapStatic(withoutPreloads(html)), collected };
}

/** React asks for images early, in front of what it renders: an article's images are lazy, and its start is no head. */
function withoutPreloads(html: string): string {
  return html.replace(/<link rel="preload" as="image"[^>]*>/g, '');
}

function renderDocument({ page, article, assets, islandUrl }: DocumentInput): string {
  const value: RenderContextValue = {
    page,
    highlight: noCode,
    diagrams: new Map(),
    islandUrl,
    inIsland: false,
    // The shell counts on after the article, so that ids stay unique.
    collected: article.collected,
  };
  const html = renderToStaticMarkup(
    <RenderContext.Provider value={value}>
      <Document article={article.html} assets={assets} />
    </RenderContext.Provider>,
  );
  return `<!doctype html>\n${unwrapStatic(html)}`;
}

/** The shell has no code blocks. */
function noCode(): HighlightedCode {
  return { html: '', language: 'text', showLineNumbers: false };
}

/** The theme, as rendering calls it. */
export const theme: ThemeModule = {
  components: articleComponents,
  ReferenceArticle,
  OpenapiArticle,
  renderArticle,
  renderDocument,
};
