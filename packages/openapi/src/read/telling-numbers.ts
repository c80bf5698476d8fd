import type { JsonValue } from '../model/api-page.js';
import type { Rules } from '../model/json-schema/validation.js';

/** Example numbers by the end of a field's name. The first match applies. */
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

/**
 * Returns a number that the name of the field suggests, instead of the sampler's 0, which often means nothing: no
 * record has the ID 0. A restricted number stays as it is.
 */
export function tellingNumber({ rules, text }: { rules: Rules; text: string }): number {
  const isFree = [
    'enum',
    'const',
    'default',
    'example',
    'examples',
    'minimum',
    'maximum',
    'multipleOf',
  ].every((keyword) => rules[keyword] === undefined);
  if (!isFree || rules.exclusiveMaximum !== undefined) return 0;
  const found = byName.find(([pattern]) => pattern.test(text))?.[1] ?? 1;
  return isInteger(rules.type) ? Math.trunc(found) : found;
}

function isInteger(type: JsonValue | undefined): boolean {
  return type === 'integer' || (Array.isArray(type) && type.includes('integer'));
}
