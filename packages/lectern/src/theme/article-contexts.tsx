import { renderToStaticMarkup } from 'react-dom/server';
import type { ContextValues } from '../util/react-contexts.js';
import type { RenderContextValue } from './context.js';
import { withContexts } from './providers.js';
import { DocumentBody } from './shell/Document.js';
import { hasOwnWrappers } from './site-wrappers.js';

/**
 * Returns the contexts that the site's components around an article provide, such as `Root`. The page's head needs the
 * article's metadata, so the article is rendered before these components, and this renders them around an empty
 * article.
 */
export function articleContexts(context: RenderContextValue): ContextValues | undefined {
  if (!hasOwnWrappers) return undefined;
  let found: ContextValues | undefined;
  const value: RenderContextValue = {
    ...context,
    inIsland: false,
    onArticle: (contexts) => (found = contexts),
    // The content is discarded, because rendering the page adds the components' elements to the page and its head.
    collected: { head: [], ids: 0, needsSiteData: false },
  };
  try {
    renderToStaticMarkup(withContexts({ node: <DocumentBody article="" />, context: value }));
  } catch {
    // Rendering the page reports the error.
  }
  return found;
}
