import type { JsonValue } from '../model/api-page.js';
import type { Rules } from '../model/json-schema/validation.js';

const byName: readonly (readonly [RegExp, number])[] = [
  [/(?:^|_)(?:offset|skip|index|start|from)$/i, 0],
  [/(?:^|_)(?:per_?page|page_?size|limit|size|width|height|length|weight)$/i, 100],
  [/(?:^|_)(?:amount|price|total|subtotal|cost|balance|fee|salary|budget)(?:_|$)/i, 1000],
  [/(?:^|_)year$/i, 2030],
  [/(?:^|_)month$/i, 12],
  [/(?:^|_)day$/i, 15],
  [/(?:^|_)age$/i, 36],
  [/(?:^|_)port$/i, 8080],
  [/(?:^|_)percent(?:age)?$/i, 50],
  [/(?:^|_)(?:duration|timeout|interval|ttl|seconds|minutes)$/i, 60],
  [/(?:^|_)(?:lat|latitude)$/i, 51.5],
  [/(?:^|_)(?:lon|lng|long|longitude)$/i, -0.13],
  [
    /(?:^|_)(?:created|updated|expires|timestamp|(?:created|updated|expires|deleted|sent)_?at)$/i,
    1_767_225_600,
  ],
];

/** Larger limits are usually those of 64-bit integers. */
const farthest = 1e15;

/**
 * The sampler writes 0 or a 64-bit limit, but no record has the ID 0. Other values and limits in the document take
 * precedence.
 */
export function tellingNumber({ value, rules, text }: { value: number; rules: Rules; text: string }): number {
  if (value !== 0 && Math.abs(value) < farthest) return value;
  const isFree = ['enum', 'const', 'default', 'example', 'examples', 'multipleOf'].every(
    (keyword) => rules[keyword] === undefined,
  );
  if (!isFree) return value;
  const named = byName.find(([pattern]) => pattern.test(text))?.[1] ?? 1;
  const found = isInteger(rules.type) ? Math.trunc(named) : named;
  return [found, 1].find((number) => isWithin({ number, rules })) ?? value;
}

function isWithin({ number, rules }: { number: number; rules: Rules }): boolean {
  const limit = (keyword: string, otherwise: number): number => {
    const own = rules[keyword];
    return typeof own === 'number' ? own : otherwise;
  };
  return (
    number >= limit('minimum', Number.NEGATIVE_INFINITY) &&
    number <= limit('maximum', Number.POSITIVE_INFINITY) &&
    number > limit('exclusiveMinimum', Number.NEGATIVE_INFINITY) &&
    number < limit('exclusiveMaximum', Number.POSITIVE_INFINITY)
  );
}

function isInteger(type: JsonValue | undefined): boolean {
  return type === 'integer' || (Array.isArray(type) && type.includes('integer'));
}
