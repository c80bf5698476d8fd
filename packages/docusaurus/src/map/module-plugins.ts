import type { Loose } from '../values.js';
import { isObject } from '../values.js';

export const markdownPluginLists = [
  'remarkPlugins',
  'rehypePlugins',
  'recmaPlugins',
  'beforeDefaultRemarkPlugins',
  'beforeDefaultRehypePlugins',
] as const;

/**
 * `require` returns a module object for an ES module. Docusaurus accepts this object in a list of Markdown plug-ins.
 */
export function withDefaultExports(options: unknown): unknown {
  if (!isObject(options)) return options;
  const changed: Record<string, unknown> = {};
  for (const name of markdownPluginLists) {
    const list = options[name];
    if (Array.isArray(list)) changed[name] = list.map(withoutModule);
  }
  return { ...options, ...changed };
}

function withoutModule(entry: unknown): unknown {
  if (!Array.isArray(entry)) return defaultExport(entry);
  const [plugin, ...rest]: unknown[] = entry;
  return [defaultExport(plugin), ...rest];
}

function defaultExport(value: unknown): unknown {
  const inner = isObject(value) ? (value as Loose).default : undefined;
  return typeof inner === 'function' ? inner : value;
}
