import type { ReactNode } from 'react';
import { useContext } from 'react';
import { RenderContext } from '../context.js';
import { includePageData } from '../page-data.js';
import useIsBrowser from './useIsBrowser.js';

interface Props {
  children?: () => ReactNode;
  fallback?: ReactNode;
}

/**
 * `@docusaurus/BrowserOnly`: content for the browser. In an island, the fallback is rendered until hydration.
 * Elsewhere, such as in a document, every component within the content becomes an island if it needs the browser. Such
 * an island is rendered only in the browser.
 */
export default function BrowserOnly({ children, fallback = null }: Props): ReactNode {
  const context = useContext(RenderContext);
  const isBrowser = useIsBrowser();
  if (isBrowser) return children?.() ?? fallback;
  // The build doesn't render the content, so it can't detect whether the content reads the site's data in the browser.
  // Therefore, always include the data.
  if (context?.inIsland === true) includePageData(context);
  if (context === undefined || context.inIsland || context.renderStatic === undefined) return fallback;
  const { html, failed } = attempt(
    () => context.renderStatic?.(children?.() ?? null, { browserOnly: true }) ?? '',
  );
  if (failed)
    return (
      <lectern-static>
        <RenderContext.Provider value={{ ...context, browserOnly: true }}>
          {children?.()}
        </RenderContext.Provider>
      </lectern-static>
    );
  return html === '' ? fallback : <lectern-static dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * Renders content in isolation. If the content uses browser globals, returns an empty string. Any other error counts as
 * failed, because the content may need a context, such as a store, which isn't available here.
 */
function attempt(render: () => string): { html: string; failed: boolean } {
  try {
    return { html: render(), failed: false };
  } catch (error) {
    const usesBrowser = error instanceof ReferenceError && browserGlobal.test(error.message);
    return { html: '', failed: !usesBrowser };
  }
}

const browserGlobal = /^(?:window|document|navigator|localStorage|sessionStorage|location) is not defined$/;
