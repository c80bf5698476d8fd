import type { ReactNode } from 'react';
import { useContext } from 'react';
import type { RenderContextValue } from '../context.js';
import { outsideOfProvider, RenderContext } from '../context.js';

interface Props {
  title?: string | undefined;
  description?: string | undefined;
  noFooter?: boolean | undefined;
  wrapperClassName?: string | undefined;
  children?: ReactNode;
}

/** Adds no navbar or footer, because every page already has both. */
export default function Layout({ title, description, wrapperClassName, children }: Props): ReactNode {
  const context = useContext(RenderContext);
  if (context === undefined && typeof document === 'undefined')
    throw outsideOfProvider({ hook: 'Layout', provider: 'RenderContext.Provider' });
  // Without a context, the component runs in the browser, where the page already has its title.
  if (context !== undefined && title !== undefined) setTitle({ context, title });
  if (context !== undefined && description !== undefined) context.collected.description = description;
  return wrapperClassName === undefined ? children : <div className={wrapperClassName}>{children}</div>;
}

function setTitle({ context, title }: { context: RenderContextValue; title: string }): void {
  const { collected, page } = context;
  const { title: siteTitle, titleDelimiter = '|' } = page.site;
  collected.title = title;
  if (page.layout === 'free')
    collected.headTitle = title === siteTitle ? title : `${title} ${titleDelimiter} ${siteTitle}`;
}
