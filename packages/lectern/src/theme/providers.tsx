import type { ReactNode } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Collected } from '../session/render/contract.js';
import type { RenderContextValue } from './context.js';
import { RenderContext } from './context.js';
import type { PageProviders, SiteProvider } from './site-providers.js';

const mark = 'children';

/**
 * Returns the providers that add nothing to the HTML. These providers surround each island. Other providers are
 * rendered only once, around the page.
 */
export function pageProviders({
  candidates,
  context,
}: {
  candidates: readonly SiteProvider[];
  context: RenderContextValue;
}): PageProviders {
  const collected = nothingCollected();
  const value = { ...context, inIsland: true, collected };
  const list = candidates.filter(({ Component }) => {
    try {
      return mark === renderToStaticMarkup(inContext({ value, node: createElement(Component, {}, mark) }));
    } catch {
      // Rendering the page reports the error.
      return false;
    }
  });
  const { needsSiteData, needsDocPage, needsVersionDocs, needsMessages } = collected;
  return { list, needs: pickTrue({ needsSiteData, needsDocPage, needsVersionDocs, needsMessages }) };
}

export function withProviders({
  node,
  context,
}: {
  node: ReactNode;
  context: RenderContextValue;
}): ReactNode {
  const element = inContext({ value: context, node });
  const list = context.providers?.list ?? [];
  if (list.length === 0) return element;
  const tree = list.reduceRight<ReactNode>(
    (inner, { Component }) => createElement(Component, {}, inner),
    element,
  );
  return inContext({ value: { ...context, inIsland: true, collected: nothingCollected() }, node: tree });
}

export function providerAttributes({ providers, islandUrl, collected }: RenderContextValue): object {
  if (providers === undefined || providers.list.length === 0) return {};
  Object.assign(collected, providers.needs);
  return { 'data-providers': providers.list.map(({ module }) => islandUrl(module)).join(' ') };
}

function inContext({ value, node }: { value: RenderContextValue; node: ReactNode }): ReactNode {
  return <RenderContext.Provider value={value}>{node}</RenderContext.Provider>;
}

/** The content is discarded, because rendering the page has already added the providers' elements to the head. */
function nothingCollected(): Collected {
  return { head: [], ids: 0, needsSiteData: false };
}

function pickTrue(flags: Partial<Collected>): Partial<Collected> {
  return Object.fromEntries(Object.entries(flags).filter(([, flag]) => flag === true));
}
