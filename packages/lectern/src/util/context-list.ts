/**
 * The key of a global list of React contexts, to which modules add their contexts: see
 * `session/bundle/registered-contexts.ts`. React has no such list, and the dev server bundles packages separately, so
 * it must be global.
 */
export const contextListKey = 'lectern.contexts';

/**
 * The key of global lists of contexts by module. The dev server evaluates a module again after each edit, which replaces
 * the module's list.
 */
export const contextsByModuleKey = 'lectern.contexts.modules';

/**
 * Adds a context of the engine that a site can provide, too.
 * @param module - Identifies the module that creates the context.
 */
export function listContext<Context>({ context, module }: { context: Context; module: string }): Context {
  modules()[module] = [context];
  return context;
}

/** Contexts can be added to this list. */
export function listedContexts(): unknown[] {
  const globals = globalThis as unknown as Record<symbol, unknown[] | undefined>;
  const key = Symbol.for(contextListKey);
  globals[key] ??= [];
  return globals[key];
}

export function allContexts(): unknown[] {
  return [listedContexts(), Object.values(modules())].flat(2);
}

function modules(): Record<string, unknown[]> {
  const globals = globalThis as unknown as Record<symbol, Record<string, unknown[]> | undefined>;
  const key = Symbol.for(contextsByModuleKey);
  globals[key] ??= {};
  return globals[key];
}
