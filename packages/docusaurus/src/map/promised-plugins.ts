import type { Note } from '../notes.js';
import { isObject } from '../values.js';
import { markdownPluginLists } from './module-plugins.js';

/**
 * Docusaurus 2 accepts promises in the lists of Markdown plug-ins, but never runs the plug-ins: `remarkPlugins:
 * [import('remark-deflist')]`.
 */
export function withoutPromises({
  options,
  at,
  note,
}: {
  options: unknown;
  at: string;
  note: Note;
}): unknown {
  if (!isObject(options)) return options;
  const changed: Record<string, unknown> = {};
  for (const name of markdownPluginLists) {
    const list = options[name];
    if (!Array.isArray(list) || !list.some(isPromise)) continue;
    for (const [index, entry] of list.entries())
      if (isPromise(entry))
        note({
          key: `${at}.${name}[${index}]`,
          why: 'This entry is a promise, which Docusaurus doesn’t run either.',
          instead:
            'Export an async function that returns the configuration, and await the promise in that function.',
        });
    changed[name] = list.filter((entry) => !isPromise(entry));
  }
  return { ...options, ...changed };
}

function isPromise(value: unknown): boolean {
  return isObject(value) && typeof value.then === 'function';
}
