import type { JsonValue } from '../model/api-page.js';

/** The maximum number of characters, which fill about a screen and a half. Readers don't skim more. */
const longest = 4_000;

/**
 * Shortens a long generated example by replacing deep levels with `…`. Named schemas have their own examples, so
 * nothing is lost; the console still gets the full example.
 */
export function shortSample(value: JsonValue): { text: string; shortened: boolean } {
  const whole = JSON.stringify(value, undefined, 2);
  if (whole.length <= longest) return { text: whole, shortened: false };
  for (let depth = depthOf(value) - 1; depth > 1; depth -= 1) {
    const text = print({ value, depth, indent: '' });
    if (text.length <= longest) return { text, shortened: true };
  }
  return { text: print({ value, depth: 1, indent: '' }), shortened: true };
}

function depthOf(value: JsonValue): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

/** Does the same as `JSON.stringify`, but omits objects and lists below a given depth. */
function print({ value, depth, indent }: { value: JsonValue; depth: number; indent: string }): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const members = Object.entries(value);
  if (members.length === 0) return open + close;
  if (depth === 0) return `${open} … ${close}`;
  const inner = `${indent}  `;
  const lines = members.map(([name, item]) => {
    const shown = print({ value: item, depth: depth - 1, indent: inner });
    return inner + (isList ? shown : `${JSON.stringify(name)}: ${shown}`);
  });
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}
