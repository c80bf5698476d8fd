import type { ComponentType, ReactNode } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type {
  ArticleInput,
  BrokenNavbarItem,
  Collected,
  DocumentInput,
  HighlightedCode,
  RenderedArticle,
  ThemeModule,
} from '../session/render/contract.js';
import { unwrapStatic } from './article/Static.js';
import { articleContexts } from './article-contexts.js';
import { withCurrentSite } from './compat/current-page.js';
import type { ItemProps } from './compat/DocumentItem.js';
import { DocumentItem } from './compat/DocumentItem.js';
import { siteContext } from './compat/useDocusaurusContext.js';
import type { RenderContextValue } from './context.js';
import { documentComponents } from './document-components.js';
import { withHeadScripts } from './head-scripts.js';
import { takesProps } from './island.js';
import { headState, withLateHead } from './late-head.js';
import { wrapNestedLinks } from './nested-links.js';
import { withContexts } from './providers.js';
import { withRootAttributes } from './root-attributes.js';
import { Document } from './shell/Document.js';
import { NavbarItems } from './shell/Navbar.js';
import { uniqueFootnotes } from './unique-footnotes.js';

function renderArticle({ Component, components, frame, ...context }: ArticleInput): RenderedArticle {
  const collected: Collected = { head: [], ids: 0, needsSiteData: false };
  const value = () => {
    const complete = withRenderStatic({ ...context, inIsland: false, collected });
    complete.contexts = articleContexts(complete);
    return complete;
  };
  const article = createElement(
    Component as ComponentType<object>,
    propsOf({ Component, components, page: context.page }),
  );
  const html = withCurrentSite({
    site: context.page.site,
    run: () =>
      renderToStaticMarkup(
        withContexts({ node: framed({ frame, article, page: context.page }), context: value() }),
      ),
  });
  const finished = wrapNestedLinks(unwrapStatic(withoutPreloads(html)));
  return { html: context.page.listing === true ? uniqueFootnotes(finished) : finished, collected };
}

function propsOf({
  Component,
  components,
  page,
}: Pick<ArticleInput, 'Component' | 'components' | 'page'>): object {
  if (page.kind !== 'component-page') return { components: { ...documentComponents, ...components } };
  return takesProps(Component) ? { config: siteContext(page.site).siteConfig } : {};
}

function framed({
  frame,
  article,
  page,
}: Pick<ArticleInput, 'frame' | 'page'> & { article: ReactNode }): ReactNode {
  if (frame === undefined) return article;
  if (frame.takes === 'content')
    return (
      <DocumentItem
        Component={frame.Component as ComponentType<ItemProps>}
        ownsPage={page.layout === 'free'}
        {...frame.props}
      >
        {article}
      </DocumentItem>
    );
  const Frame = frame.Component as ComponentType<object>;
  return frame.takes === 'none'
    ? createElement(Frame, frame.props)
    : createElement(Frame, frame.props, article);
}

/** React adds preload links for images, but an article's images are loaded lazily. */
function withoutPreloads(html: string): string {
  return html.replace(/<link rel="preload" as="image"[^>]*>/g, '');
}

function renderDocument(input: DocumentInput): string {
  const { collected } = input.article;
  const before = headState(collected);
  const html = withCurrentSite({
    site: input.page.site,
    run: () =>
      renderToStaticMarkup(
        withContexts({
          node: <Document article={input.article.html} assets={input.assets} />,
          context: shellContext(input),
        }),
      ),
  });
  const withHead = withLateHead({ html: unwrapStatic(html), collected, before });
  const titled = withSiteTitle({
    html: withRootAttributes({ html: withHead, head: collected.head }),
    ...input,
  });
  const complete = withHeadScripts({ html: titled, assets: input.assets });
  return `<!doctype html>\n${shortProps(complete)}`;
}

/** The site's `Root` may report another title, but is rendered after the head. */
function withSiteTitle({
  html,
  page: { headTitle, site },
  article: { collected },
}: Pick<DocumentInput, 'page' | 'article'> & { html: string }): string {
  if (collected.siteTitle === undefined || !headTitle.endsWith(site.title)) return html;
  const title = headTitle.slice(0, headTitle.length - site.title.length) + collected.siteTitle;
  return html.replace(/<title>.*?<\/title>/s, () => renderToStaticMarkup(<title>{title}</title>));
}

/** Shortens the JSON of islands: in single quotes, double quotes need no escaping. */
function shortProps(html: string): string {
  return html.replace(/<lectern-island [^>]*>/g, (tag) =>
    tag.replace(
      /( data-(?:props|children)=)"([^"']*)"/g,
      (_, before: string, json: string) => `${before}'${json.replaceAll('&quot;', '"')}'`,
    ),
  );
}

function brokenNavbarItem(input: DocumentInput): BrokenNavbarItem | undefined {
  for (const [index, item] of input.page.navbar.entries()) {
    try {
      renderToStaticMarkup(
        withContexts({ node: <NavbarItems items={[item]} className="" />, context: shellContext(input) }),
      );
    } catch (error) {
      return { index, error };
    }
  }
  return undefined;
}

function shellContext({ page, article, sidebarTop, islandUrl }: DocumentInput): RenderContextValue {
  const value: RenderContextValue = {
    page,
    highlight: noCode,
    sampleOutputs: new Map(),
    directives: new Map(),
    pluginData: new Map(),
    sidebarTop,
    islandUrl,
    inIsland: false,
    // IDs must be unique on the page, so the shell continues the article's counter.
    collected: article.collected,
  };
  return withRenderStatic(value);
}

function withRenderStatic(value: RenderContextValue): RenderContextValue {
  const complete: RenderContextValue = {
    ...value,
    renderStatic: (node, { browserOnly = false } = {}) =>
      withoutPreloads(
        renderToStaticMarkup(withContexts({ node, context: { ...complete, inIsland: false, browserOnly } })),
      ),
  };
  return complete;
}

function noCode(): HighlightedCode {
  return { html: '', language: 'text', showLineNumbers: false };
}

export const theme: ThemeModule = {
  components: documentComponents,
  renderArticle,
  renderAlone: (part) => renderToStaticMarkup(part as ReactNode),
  renderDocument,
  brokenNavbarItem,
};
