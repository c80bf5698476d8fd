import type { SchemaLimits, SchemaNode } from '../model/api-page.js';
import { limitWords } from './schema-words.js';

type Constrained = Pick<SchemaNode, 'constraints' | 'limits'>;

export function mergeConstraints({ first, second }: Record<'first' | 'second', Constrained>): Constrained {
  const others = [...withoutLimits(first), ...withoutLimits(second)];
  const limits = strictest({ first: first.limits ?? {}, second: second.limits ?? {} });
  return {
    constraints: [...new Set([...limitWords(limits), ...others])],
    limits: first.limits === undefined && second.limits === undefined ? undefined : limits,
  };
}

function withoutLimits({ constraints, limits = {} }: Constrained): string[] {
  const words = limitWords(limits);
  return constraints.filter((constraint) => !words.includes(constraint));
}

function strictest({ first, second }: Record<'first' | 'second', SchemaLimits>): SchemaLimits {
  const merged: SchemaLimits = { ...first };
  for (const [name, value] of Object.entries(second)) {
    const key = name as keyof SchemaLimits;
    const known = merged[key];
    const stricter = /^(?:min|exclusiveMin)/.test(key) ? Math.max : Math.min;
    merged[key] = stricter(known ?? value, value);
  }
  return withoutWeaker(merged);
}

function withoutWeaker(limits: SchemaLimits): SchemaLimits {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum, ...others } = limits;
  const isLowOpen = (exclusiveMinimum ?? Number.NEGATIVE_INFINITY) >= (minimum ?? Number.NEGATIVE_INFINITY);
  const isHighOpen = (exclusiveMaximum ?? Number.POSITIVE_INFINITY) <= (maximum ?? Number.POSITIVE_INFINITY);
  return {
    ...others,
    ...(isLowOpen ? { exclusiveMinimum } : { minimum }),
    ...(isHighOpen ? { exclusiveMaximum } : { maximum }),
  };
}
