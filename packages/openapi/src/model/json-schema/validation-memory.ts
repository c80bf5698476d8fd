import type { JsonValue } from './types.js';
import type { Path, Rules, ValidationError } from './validation.js';

export interface ValidationMemory {
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

/** The cache identifies values and schemas by reference, so they must not be modified. */
export function createValidationMemory(): ValidationMemory {
  const known = new WeakMap<object, WeakMap<object, Known>>();
  return {
    recall({ value, rules, path, check }) {
      // Strings and numbers aren't cached, because checking them is as fast as a lookup.
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
