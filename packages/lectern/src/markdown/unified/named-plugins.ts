import type { UnifiedEntry, UnifiedFile, UnifiedPlugin, UnifiedPlugins } from './types.js';
import { unifiedLists } from './types.js';

/** An error thrown by a plug-in, with the plug-in's name. */
export class UnifiedPluginError extends Error {
  readonly plugin: string;

  constructor({ plugin, cause }: { plugin: string; cause: unknown }) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.plugin = plugin;
  }
}

type Transformer = (
  tree: unknown,
  file: UnifiedFile,
  next?: (error: unknown, tree?: unknown) => void,
) => unknown;

/** Wraps plug-ins, so that their errors name them, because unified does not say which one failed. */
export function namedPlugins(plugins: UnifiedPlugins): Required<UnifiedPlugins> {
  const named = unifiedLists.map((list) => [
    list,
    (plugins[list] ?? []).map((entry, index) => namedEntry({ entry, fallback: `${list}[${index}]` })),
  ]);
  return Object.fromEntries(named) as Required<UnifiedPlugins>;
}

function namedEntry({ entry, fallback }: { entry: UnifiedEntry; fallback: string }): UnifiedEntry {
  const [plugin, ...options] = typeof entry === 'function' ? [entry] : entry;
  const name = plugin.name === '' ? fallback : plugin.name;
  const attach = function (this: unknown): Transformer | undefined {
    const transformer = rethrow(name, () =>
      Reflect.apply(plugin as (...all: unknown[]) => unknown, this, options),
    );
    if (typeof transformer !== 'function') return undefined;
    return (tree, file) =>
      rethrow(name, () => transform({ transformer: transformer as Transformer, tree, file }));
  };
  return attach satisfies UnifiedPlugin;
}

/** Follows unified's convention: a transformer with three parameters uses a callback, others may return a promise. */
function transform({
  transformer,
  tree,
  file,
}: {
  transformer: Transformer;
  tree: unknown;
  file: UnifiedFile;
}): unknown {
  if (transformer.length < 3) return transformer(tree, file);
  return new Promise((resolve, reject) => {
    const next = (error: unknown, result?: unknown): void => {
      if (error) reject(error);
      else resolve(result);
    };
    transformer(tree, file, next);
  });
}

function rethrow(plugin: string, run: () => unknown): unknown {
  const wrap = (cause: unknown): never => {
    throw new UnifiedPluginError({ plugin, cause });
  };
  try {
    const result = run();
    return result instanceof Promise ? result.then(failOnError).catch(wrap) : failOnError(result);
  } catch (error) {
    return wrap(error);
  }
}

/** A transformer may return an error instead of throwing it. */
function failOnError(result: unknown): unknown {
  if (result instanceof Error) throw result;
  return result;
}
