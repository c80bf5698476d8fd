import { createRequire } from 'node:module';

/* The OpenAPI validator compiles its schema for each document, which takes 0.1 to 0.4 s of CPU time. In tests, all
   documents in a worker share the compiled schema. */

interface Check {
  (data: unknown): boolean;
  errors?: unknown;
}

interface Validator {
  errors?: unknown;
  compile: (schema: object) => Check;
  validate: ((schema: object | string, data: unknown) => unknown) & { isShared?: boolean };
}

const ofPlugin = createRequire(new URL('../../packages/openapi/src/index.ts', import.meta.url));
const ofValidator = createRequire(ofPlugin.resolve('@readme/openapi-parser'));
const { prototype: validator } = ofValidator('ajv/dist/core.js').default as { prototype: Validator };
const original = validator.validate;

// All test files of a worker share the validator, which must be changed only once.
if (original.isShared !== true) {
  const checks = new WeakMap<object, Check>();
  validator.validate = Object.assign(
    function validate(this: Validator, schema: object | string, data: unknown): unknown {
      if (typeof schema === 'string') return original.call(this, schema, data);
      const check = checks.get(schema) ?? this.compile(schema);
      checks.set(schema, check);
      const isValid = check(data);
      this.errors = check.errors;
      return isValid;
    },
    { isShared: true },
  );
}
