import type { Context, ReactNode } from 'react';
import { createElement, use } from 'react';
import { allContexts } from './context-list.js';

export type ContextValues = ReadonlyMap<Context<unknown>, unknown>;

export function knownContexts(): readonly Context<unknown>[] {
  return allContexts().filter(isContext);
}

/** Other libraries have functions with the name `createContext`, too. They may return anything. */
function isContext(value: unknown): value is Context<unknown> {
  try {
    const { $$typeof, Consumer } = value as { $$typeof?: unknown; Consumer?: unknown };
    return $$typeof === Symbol.for('react.context') && Consumer !== undefined;
  } catch {
    return false;
  }
}

/** Must be called while a component renders. Unlike with hooks, the number of calls may change. */
export function contextValues(contexts: readonly Context<unknown>[]): ContextValues {
  return new Map(contexts.map((context) => [context, use(context)]));
}

export function haveEqualValues(one: ContextValues, other: ContextValues): boolean {
  return (
    one.size === other.size && [...one].every(([context, value]) => Object.is(other.get(context), value))
  );
}

export function provideContexts({
  values,
  children,
}: {
  values: ContextValues | undefined;
  children: ReactNode;
}): ReactNode {
  return [...(values ?? [])].reduce(
    (inner, [context, value]) => createElement(context, { value }, inner),
    children,
  );
}
