import type { Note } from './notes.js';
import type { Loose } from './values.js';
import { isObject } from './values.js';

/**
 * How a key is converted. `same` keeps the key. `built-in` drops it without a note, because Lectern needs no
 * configuration for it. A function returns the keys that replace it. An object drops it with a note.
 */
export type Rule =
  | 'same'
  | 'built-in'
  | ((value: unknown) => Loose | undefined)
  | { why: string; instead: string };

export type Rules = Readonly<Record<string, Rule>>;

interface Input {
  value: unknown;
  at: string;
  rules: Rules;
  note: Note;
  unknown?: { why: string; instead: string } | undefined;
}

export function carry({ value, at, rules, note, unknown = unknownKey }: Input): Loose {
  if (!isObject(value)) return {};
  const result: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    if (inner === undefined) continue;
    const rule = Object.hasOwn(rules, key) ? rules[key] : unknown;
    if (rule === 'same') result[key] = inner;
    else if (typeof rule === 'function') Object.assign(result, rule(inner));
    else if (typeof rule === 'object' && inner !== false && inner !== null)
      note({ key: at === '' ? key : `${at}.${key}`, ...rule });
  }
  return result;
}

const unknownKey = {
  why: 'Lectern doesn’t have this key.',
  instead: 'Remove it, or open an issue if you need it.',
};
