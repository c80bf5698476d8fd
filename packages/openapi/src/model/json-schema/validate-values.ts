import { hasFormat } from './formats.js';
import type { JsonValue } from './types.js';
import type { Found, Next, Rules } from './validation.js';
import { count, hasDuplicates, limit, matches } from './validation.js';

export function textErrors({ value, rules }: { value: string; rules: Rules }): Found[] {
  const { minLength, maxLength, pattern, format } = rules;
  const { length } = [...value];
  return [
    ...(typeof minLength === 'number'
      ? limit(length >= minLength, 'minLength', `must have at least ${count(minLength, 'character')}`)
      : []),
    ...(typeof maxLength === 'number'
      ? limit(length <= maxLength, 'maxLength', `must have at most ${count(maxLength, 'character')}`)
      : []),
    ...(typeof pattern === 'string'
      ? limit(matches({ value, pattern }), 'pattern', `must match ${pattern}`)
      : []),
    ...(typeof format === 'string'
      ? limit(hasFormat({ value, format }), 'format', `must match the format ${format}`)
      : []),
  ];
}

export function numberErrors({ value, rules }: { value: number; rules: Rules }): Found[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format } = rules;
  return [
    ...(typeof minimum === 'number' ? limit(value >= minimum, 'minimum', `must be at least ${minimum}`) : []),
    ...(typeof maximum === 'number' ? limit(value <= maximum, 'maximum', `must be at most ${maximum}`) : []),
    ...(typeof exclusiveMinimum === 'number'
      ? limit(value > exclusiveMinimum, 'exclusiveMinimum', `must be more than ${exclusiveMinimum}`)
      : []),
    ...(typeof exclusiveMaximum === 'number'
      ? limit(value < exclusiveMaximum, 'exclusiveMaximum', `must be less than ${exclusiveMaximum}`)
      : []),
    ...(typeof multipleOf === 'number'
      ? limit(isMultiple(value, multipleOf), 'multipleOf', `must be a multiple of ${multipleOf}`)
      : []),
    ...(typeof format === 'string'
      ? limit(hasFormat({ value, format }), 'format', `must match the format ${format}`)
      : []),
  ];
}

export function listErrors({
  value,
  rules,
  next,
}: {
  value: readonly JsonValue[];
  rules: Rules;
  next: Next;
}): Found[] {
  const { minItems, maxItems, uniqueItems, items, prefixItems, contains } = rules;
  const first = Array.isArray(prefixItems) ? prefixItems : [];
  return [
    ...(typeof minItems === 'number'
      ? limit(value.length >= minItems, 'minItems', `must have at least ${count(minItems, 'item')}`)
      : []),
    ...(typeof maxItems === 'number'
      ? limit(value.length <= maxItems, 'maxItems', `must have at most ${count(maxItems, 'item')}`)
      : []),
    ...(uniqueItems === true
      ? limit(!hasDuplicates(value), 'uniqueItems', 'must not contain duplicates')
      : []),
    ...(contains === undefined ? [] : containsErrors({ value, rules, next })),
    ...value.flatMap((item, index) => next(item, index < first.length ? first[index] : items, index)),
  ];
}

function containsErrors({
  value,
  rules: { contains, minContains, maxContains },
  next,
}: {
  value: readonly JsonValue[];
  rules: Rules;
  next: Next;
}): Found[] {
  const found = value.filter((item) => next(item, contains).length === 0).length;
  const least = typeof minContains === 'number' ? minContains : 1;
  return [
    ...limit(found >= least, 'contains', `must have at least ${matching(least)}`),
    ...(typeof maxContains === 'number'
      ? limit(found <= maxContains, 'maxContains', `must have at most ${matching(maxContains)}`)
      : []),
  ];
}

function matching(number: number): string {
  return count(number, 'matching item');
}

function isMultiple(value: number, of: number): boolean {
  const quotient = value / of;
  return Math.abs(quotient - Math.round(quotient)) < 1e-9 * Math.max(1, Math.abs(quotient));
}
