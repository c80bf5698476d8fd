import type { JsonValue } from '../model/api-page.js';
import { printJson } from '../model/samples/print-json.js';

/** In characters: about one and a half screens. Readers wouldn't read a longer example. */
const longest = 4_000;

/**
 * Replaces deep levels with `…`. Named schemas have separate examples, and the console uses the full example, so
 * readers can still see the omitted fields.
 */
export function shortSample(value: JsonValue): { text: string; shortened: boolean } {
  const whole = printJson(value);
  if (whole.length <= longest) return { text: whole, shortened: false };
  for (let depth = depthOf(value) - 1; depth > 1; depth -= 1) {
    const text = printJson(value, { depth });
    if (text.length <= longest) return { text, shortened: true };
  }
  return { text: printJson(value, { depth: 1 }), shortened: true };
}

function depthOf(value: JsonValue): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}
