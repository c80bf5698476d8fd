import type { Note } from './notes.js';
import type { Loose } from './values.js';
import { isObject } from './values.js';

/**
 * How to map a key: keep it, convert it to other keys, drop it because Lectern does what the key requests without
 * configuration, or drop it and add a note.
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

/** Maps an object key by key. Adds a note for each key without a rule. */
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
