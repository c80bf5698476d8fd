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
 * In an island, the fallback is rendered until hydration. Elsewhere, each component in the content that needs the
 * browser becomes an island that only the browser renders.
 */
export default function BrowserOnly({ children, fallback = null }: Props): ReactNode {
  const context = useContext(RenderContext);
  const isBrowser = useIsBrowser();
  if (isBrowser) return children?.() ?? fallback;
  // The build doesn't render the content, so it can't know whether the content reads page data. Therefore, include the
  // data.
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
 * Any error except a missing browser global counts as failed, because the content may need a React context that isn't
 * available here.
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
