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
 * Elsewhere, such as in a document, each component that needs the browser becomes an island that is rendered only in
 * the browser.
 */
export default function BrowserOnly({ children, fallback = null }: Props): ReactNode {
  const context = useContext(RenderContext);
  const isBrowser = useIsBrowser();
  if (isBrowser) return children?.() ?? fallback;
  // Include the site's data, because the content of an island may use it, and the build doesn't render that content.
  if (context?.inIsland === true) includePageData(context);
  if (context === undefined || context.inIsland || context.renderStatic === undefined) return fallback;
  const html = withoutBrowser(
    () => context.renderStatic?.(children?.() ?? null, { browserOnly: true }) ?? '',
  );
  return html === '' ? fallback : <lectern-static dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * Renders content. Returns an empty string if the content uses browser globals. Components from packages may use them
 * even if they aren't islands, because they have no hook or handler.
 */
function withoutBrowser(render: () => string): string {
  try {
    return render();
  } catch (error) {
    if (error instanceof ReferenceError && browserGlobal.test(error.message)) return '';
    throw error;
  }
}

const browserGlobal = /^(?:window|document|navigator|localStorage|sessionStorage|location) is not defined$/;
