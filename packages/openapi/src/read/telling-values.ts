import type { JsonSchema, JsonValue } from '../model/api-page.js';
import { validate } from '../model/json-schema/validate.js';
import type { Rules } from '../model/json-schema/validation.js';
import { isObject } from '../model/json-schema/validation.js';
import { propertySchema, resolveSchema } from '../model/resolve-schema.js';
import { namedPlaceholder, nameWords, tellingTexts } from './telling-names.js';
import { tellingNumber } from './telling-numbers.js';

/** The placeholder that the sampler writes for a string without an example, a format, or a pattern. */
export const untold = 'string';

/** The sampler truncates or repeats the placeholder to fit the schema's length limits. */
function isPlaceholder({ value, rules }: { value: string; rules: Rules }): boolean {
  if (value === untold) return true;
  const isFitted = value.length === rules.maxLength || value.length === rules.minLength;
  return isFitted && value.length > 1 && untold.repeat(value.length).startsWith(value);
}

interface Input {
  value: JsonValue;
  schema: JsonSchema | JsonValue | undefined;
  schemas: Readonly<Record<string, JsonSchema>>;
  name?: string | undefined;
}

/** Samples are never this deep, so the limit only guarantees that the recursion ends. */
const deepest = 16;

/** If neither the name nor the description of a field suggests a value, the placeholder stays. */
export function tellingValues(input: Input): JsonValue {
  return tell({ ...input, textsOf: tellingTexts }, 0);
}

export function namedPlaceholders(input: Input): JsonValue {
  return tell({ ...input, textsOf: ({ name }) => [namedPlaceholder(name)] }, 0);
}

interface TellInput extends Input {
  textsOf: typeof tellingTexts;
}

function tell({ value, schema, schemas, name, textsOf }: TellInput, depth: number): JsonValue {
  if (depth > deepest) return value;
  const rules = resolveSchema({ schema, schemas });
  if (typeof value === 'string') {
    const isKnown = name === undefined || !isPlaceholder({ value, rules });
    return isKnown ? value : textFor({ value, schema, schemas, name, textsOf });
  }
  if (typeof value === 'number')
    return name === undefined ? value : tellingNumber({ value, rules, text: nameWords(name) });
  if (Array.isArray(value))
    return value.map((item) =>
      tell({ value: item, schema: rules.items, schemas, name: singular(name), textsOf }, depth + 1),
    );
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      tell(
        {
          value: inner,
          schema: propertySchema({ rules, name: key }) ?? rules.additionalProperties,
          schemas,
          name: key,
          textsOf,
        },
        depth + 1,
      ),
    ]),
  );
}

/** If the document specifies a value, the sampler's value is based on it, and stays unchanged. */
function textFor({
  value,
  schema,
  schemas,
  name,
  textsOf,
}: Required<Pick<TellInput, 'schemas' | 'textsOf'>> & {
  value: string;
  schema: Input['schema'];
  name: string;
}): string {
  const rules = resolveSchema({ schema, schemas });
  if (['enum', 'const', 'default', 'example', 'examples'].some((keyword) => rules[keyword] !== undefined))
    return value;
  const description = typeof rules.description === 'string' ? rules.description : undefined;
  const isValid = (text: string): boolean =>
    schema === undefined ||
    validate({ value: text, schema: schema as JsonSchema, schemas, use: 'request' }).length === 0;
  return textsOf({ name, description }).find(isValid) ?? value;
}

function singular(name: string | undefined): string | undefined {
  return name?.replace(/s$/, '');
}
