import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import { RenderContext } from '../context.js';
import type { SiteContext } from './site-context.types.js';

/**
 * `@docusaurus/core/lib/client/docusaurusContext`: the configuration that the site's own `Root` provides; undefined if
 * it provides none.
 */
export const Context = createContext<SiteContext | undefined>(undefined);

/** Passes the site's title, which `Root` may change, to the page's head, which is outside `Root`. */
export function ReportSiteTitle(): ReactNode {
  const title = useContext(Context)?.siteConfig.title;
  const collected = useContext(RenderContext)?.collected;
  if (title !== undefined && collected !== undefined) collected.siteTitle = title;
  return null;
}
