/**
 * The key of a global list of React contexts. Modules add their contexts to the list: see
 * `session/bundle/registered-contexts.ts`. The list is global, because React has no list of its contexts, and the dev
 * server bundles packages separately.
 */
export const contextListKey = 'lectern.contexts';

type Globals = Record<symbol, unknown[] | undefined>;

/** Adds a context of the engine that a site can provide, too. */
export function listContext<Context>(context: Context): Context {
  listedContexts().push(context);
  return context;
}

export function listedContexts(): unknown[] {
  const globals = globalThis as unknown as Globals;
  const key = Symbol.for(contextListKey);
  globals[key] ??= [];
  return globals[key];
}
