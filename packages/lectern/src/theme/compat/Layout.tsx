import type { ReactNode } from 'react';
import { useContext } from 'react';
import { outsideOfProvider, RenderContext } from '../context.js';

interface Props {
  title?: string | undefined;
  description?: string | undefined;
  noFooter?: boolean | undefined;
  wrapperClassName?: string | undefined;
  children?: ReactNode;
}

/** `@theme/Layout`: the shell is around every page already; what is left to say is the title. */
export default function Layout({ title, description, wrapperClassName, children }: Props): ReactNode {
  const context = useContext(RenderContext);
  if (context === undefined && typeof document === 'undefined')
    throw outsideOfProvider({ hook: 'Layout', provider: 'RenderContext.Provider' });
  // Within an island, the page has been told when it was built.
  if (context !== undefined && title !== undefined) context.collected.title = title;
  if (context !== undefined && description !== undefined) context.collected.description = description;
  return wrapperClassName === undefined ? children : <div className={wrapperClassName}>{children}</div>;
}
