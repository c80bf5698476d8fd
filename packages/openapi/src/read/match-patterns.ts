import { sample } from 'openapi-sampler';
import type { JsonValue } from '../model/api-page.js';
import type { ValidateOptions, ValidationError } from '../model/json-schema/validate.js';
import { validate } from '../model/json-schema/validate.js';
import { isObject } from '../model/json-schema/validation.js';

const candidates = [
  '1',
  '123',
  '123456789012345678',
  'a',
  'abc',
  'ABC',
  'Abc',
  'abc-123',
  'abc_123',
  'A1B2C3',
  'abc123def456',
  '1.0.0',
  'v1',
  '2026-01-31',
  '12:30',
  'en-US',
  'USD',
  'AB123456',
  '+15550100',
  '#336699',
  '/path',
  'https://example.com',
  'name@example.com',
  'example.com',
  '192.0.2.1',
  '123e4567-e89b-12d3-a456-426614174000',
];

/** No reader looks at more values than this. */
const mostValues = 30;

/**
 * The sampler doesn't support all patterns. For example, it writes `(0|1)` for `^(0|[1-9][0-9]*)$`. If no candidate
 * matches, the string is kept.
 */
export function matchPatterns({ value, ...rules }: ValidateOptions): JsonValue {
  let best = value;
  let errors = validate({ ...rules, value: best });
  const wrong = errors.filter(({ keyword }) => keyword === 'pattern' || keyword === 'format');
  for (const { path, keyword, message } of wrong.slice(0, mostValues)) {
    const rule = message.replace(/^must match (?:the format )?/, '');
    const own = generated({ [keyword]: rule });
    for (const candidate of keyword === 'format' ? own : [...candidates, ...own]) {
      const next = withValue({ value: best, path, text: candidate });
      const left = validate({ ...rules, value: next });
      if (left.length >= errors.length) continue;
      best = next;
      errors = left;
      break;
    }
  }
  return best;
}

/** The sampler generates such strings itself, but misses some patterns in `allOf`. */
function generated(rule: Record<string, string>): string[] {
  try {
    const options = { quiet: true, enablePatterns: true };
    const value: unknown = sample({ type: 'string', ...rule } as never, options as never);
    return typeof value === 'string' ? [value] : [];
  } catch {
    return [];
  }
}

function withValue({
  value,
  path: [key, ...rest],
  text,
}: {
  value: JsonValue | undefined;
  path: ValidationError['path'];
  text: string;
}): JsonValue {
  if (key === undefined) return text;
  if (Array.isArray(value))
    return value.with(Number(key), withValue({ value: value[Number(key)], path: rest, text }));
  if (!isObject(value)) return value ?? null;
  return { ...value, [key]: withValue({ value: value[key], path: rest, text }) };
}
