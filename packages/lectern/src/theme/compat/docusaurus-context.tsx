import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import { listContext } from '../../util/context-list.js';
import { RenderContext } from '../context.js';
import type { SiteContext } from './site-context.types.js';

/** The configuration that the site's own `Root` provides; undefined if `Root` provides none. */
export const Context = listContext({
  context: createContext<SiteContext | undefined>(undefined),
  module: 'docusaurus-context',
});

/** The page's head is outside `Root`, but needs the title that `Root` may have changed. */
export function ReportSiteTitle(): ReactNode {
  const title = useContext(Context)?.siteConfig.title;
  const collected = useContext(RenderContext)?.collected;
  if (title !== undefined && collected !== undefined) collected.siteTitle = title;
  return null;
}
