import type { JsonValue } from '../model/api-page.js';

/** Characters of an example that a reader looks through: about a screen and a half. */
const longest = 4_000;

/**
 * An example that was made from a schema, as a page shows it: where it is long, with `…` for what lies deep. Named
 * schemas have examples of their own, so nothing is lost; the example itself stays whole for the console.
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

/** As `JSON.stringify` writes it, with the objects and lists below a depth left out. */
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
