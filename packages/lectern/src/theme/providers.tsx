import type { ReactNode } from 'react';
import type { ContextValues } from '../util/react-contexts.js';
import { contextValues, knownContexts, provideContexts } from '../util/react-contexts.js';
import type { RenderContextValue } from './context.js';
import { RenderContext } from './context.js';

/** Each call of React's renderer starts without contexts, so this function provides them again. */
export function withContexts({ node, context }: { node: ReactNode; context: RenderContextValue }): ReactNode {
  const children = <RenderContext.Provider value={context}>{node}</RenderContext.Provider>;
  if (context.contexts === undefined) return children;
  return <ProvideContexts values={context.contexts}>{children}</ProvideContexts>;
}

/**
 * Must be at the top, where each context has its default value. Skips values that are the default, because each
 * provider is a level of the call stack.
 */
function ProvideContexts({ values, children }: { values: ContextValues; children: ReactNode }): ReactNode {
  const defaults = contextValues([...values.keys()]);
  const others = [...values].filter(([context, value]) => !Object.is(value, defaults.get(context)));
  return provideContexts({ values: new Map(others), children });
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
