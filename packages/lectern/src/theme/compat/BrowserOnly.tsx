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
 * `@docusaurus/BrowserOnly`. In an island, it renders the fallback until hydration. Elsewhere, such as in a
 * document, each component in it that needs the browser becomes an island rendered only in the browser.
 */
export default function BrowserOnly({ children, fallback = null }: Props): ReactNode {
  const context = useContext(RenderContext);
  const isBrowser = useIsBrowser();
  if (isBrowser) return children?.() ?? fallback;
  // The build doesn't render the content of an island, which may use the site's data.
  if (context?.inIsland === true) includePageData(context);
  if (context === undefined || context.inIsland || context.renderStatic === undefined) return fallback;
  const html = withoutBrowser(
    () => context.renderStatic?.(children?.() ?? null, { browserOnly: true }) ?? '',
  );
  return html === '' ? fallback : <lectern-static dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * Renders content. Returns an empty string if the content uses the browser's globals, as components of
 * packages may do without a hook or handler.
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
