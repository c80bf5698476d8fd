import type { ReactNode } from 'react';
import type { ContextValues } from '../util/react-contexts.js';
import { contextValues, knownContexts, provideContexts } from '../util/react-contexts.js';
import type { RenderContextValue } from './context.js';
import { RenderContext } from './context.js';

/** Each call of React's renderer starts without contexts, so this function provides them again. */
export function withContexts({ node, context }: { node: ReactNode; context: RenderContextValue }): ReactNode {
  const children = <RenderContext.Provider value={context}>{node}</RenderContext.Provider>;
  return provideContexts({ values: context.contexts, children });
}

/** Passes the values of all contexts to `onRead` while it renders. */
export function ReadContexts({
  onRead,
  children,
}: {
  onRead: (values: ContextValues) => void;
  children: ReactNode;
}): ReactNode {
  onRead(contextValues(knownContexts()));
  return children;
}
