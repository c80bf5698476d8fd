import type { JsonValue } from './types.js';
import type { Path, Rules, ValidationError } from './validation.js';

/** Caches the results for parts of a value, so the value can be validated again after a small change. */
export interface ValidationMemory {
  /** Returns the result of `check`, or the earlier result for the same part at the same path. */
  recall(input: {
    value: JsonValue;
    rules: Rules;
    path: Path;
    check: () => ValidationError[];
  }): ValidationError[];
}

interface Known {
  path: Path;
  errors: ValidationError[];
}

/** Creates a cache. Values and schemas must not be modified while they are cached: to change a value, copy it. */
export function createValidationMemory(): ValidationMemory {
  const known = new WeakMap<object, WeakMap<object, Known>>();
  return {
    recall({ value, rules, path, check }) {
      // Checking text and numbers is as fast as looking them up.
      if (typeof value !== 'object' || value === null) return check();
      const bySchema = known.get(value) ?? new WeakMap<object, Known>();
      known.set(value, bySchema);
      const found = bySchema.get(rules);
      if (found !== undefined && isSamePath(found.path, path)) return found.errors;
      const errors = check();
      bySchema.set(rules, { path, errors });
      return errors;
    },
  };
}

function isSamePath(a: Path, b: Path): boolean {
  return a.length === b.length && a.every((key, index) => key === b[index]);
}
