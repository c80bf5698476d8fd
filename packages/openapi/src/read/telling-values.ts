import type { JsonSchema, JsonValue } from '../model/api-page.js';
import { isObject } from '../model/json-schema/validation.js';
import { propertySchema, resolveSchema } from '../model/resolve-schema.js';
import { tellingNumber } from './telling-numbers.js';

/** The sampler's placeholder for strings about which nothing else is known. */
const untold = 'string';

/** Example values by the end of a field's name. The first match applies. */
const byName: readonly (readonly [RegExp, string])[] = [
  [/e_?mails?$/i, 'ada@example.com'],
  [/(?:^|_)(?:first|given)_?name$/i, 'Ada'],
  [/(?:^|_)(?:last|family|sur)_?name$/i, 'Lovelace'],
  [/(?:user_?name|login|owner|author|assignee)$/i, 'octocat'],
  [/(?:repo|repository)(?:_?name)?$/i, 'hello-world'],
  [/(?:^|_)org(?:ani[sz]ation)?$/i, 'octo-org'],
  [/(?:^|_)phone(?:_?number)?$/i, '+1-555-0100'],
  [/(?:^|_)(?:city|town)$/i, 'London'],
  [/(?:^|_)country$/i, 'Canada'],
  [/country_?code$/i, 'CA'],
  [/currency(?:_?code)?$/i, 'USD'],
  [/(?:postal|zip)_?code$/i, 'K1A 0B1'],
  [/(?:locale|lang(?:uage)?)$/i, 'en'],
  [/time_?zone$/i, 'UTC'],
  [/(?:^|_)(?:url|uri|href|link|website|homepage)$/i, 'https://example.com'],
  [/(?:^|_)colou?r$/i, '#336699'],
  [/(?:^|_)sha$/i, '6dcb09b5b57875f334f61aebed695e2e4193db5e'],
  [/(?:^|_)branch$/i, 'main'],
  [/(?:^|_)version$/i, '1.0.0'],
  [/(?:file_?name|filename)$/i, 'photo.png'],
  [/(?:^|_)id$/i, 'abc123'],
  [/(?:^|_)(?:street|address(?:_?line_?1)?|line_?1)$/i, '12 Main Street'],
  [/(?:^|_)(?:address_?)?line_?2$/i, 'Apartment 3'],
  [/(?:^|_)(?:company|company_?name|business_?name)$/i, 'Example Ltd.'],
  [/(?:^|_)(?:query|search|q|keyword)$/i, 'cats'],
  [/(?:^|_)tags?$/i, 'example'],
  [/(?:^|_)(?:token|secret|api_?key|password)$/i, 'example-secret'],
  [/(?:^|_)(?:cvc|cvv)$/i, '123'],
];

/** Names of fields with text for people. Their example contains the name: `Example title`. */
const forPeople =
  /(?:^|_)(name|title|description|message|summary|subject|comment|note|reason|label|caption|text|body)$/i;

interface Input {
  value: JsonValue;
  schema: JsonSchema | JsonValue | undefined;
  schemas: Readonly<Record<string, JsonSchema>>;
  /** Name of the field, if it has one. */
  name?: string | undefined;
}

/** Maximum depth; no sample is deeper. */
const deepest = 16;

/**
 * Replaces placeholder strings in a sample with realistic values: `ada@example.com` instead of `string` for a field
 * called `email`.
 */
export function tellingValues(input: Input): JsonValue {
  return tell(input, 0);
}

function tell({ value, schema, schemas, name }: Input, depth: number): JsonValue {
  if (depth > deepest) return value;
  if (value === untold) return name === undefined ? value : valueFor({ schema, schemas, name });
  if (value === 0)
    return name === undefined
      ? value
      : tellingNumber({ rules: resolveSchema({ schema, schemas }), text: wordsOf(name) });
  const rules = typeof value === 'object' ? resolveSchema({ schema, schemas }) : {};
  if (Array.isArray(value))
    return value.map((item) =>
      tell({ value: item, schema: rules.items, schemas, name: singular(name) }, depth + 1),
    );
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      tell({ value: inner, schema: propertySchema({ rules, name: key }), schemas, name: key }, depth + 1),
    ]),
  );
}

/**
 * Returns a value by the field's name, but only for an unrestricted string, because the document's own values take
 * precedence.
 */
function valueFor({
  schema,
  schemas,
  name,
}: Required<Pick<Input, 'schemas'>> & { schema: Input['schema']; name: string }): string {
  const rules = resolveSchema({ schema, schemas });
  const isFree = ['enum', 'const', 'default', 'example', 'examples', 'pattern', 'format', 'maxLength'].every(
    (keyword) => rules[keyword] === undefined,
  );
  if (!isFree) return untold;
  const words = wordsOf(name);
  const [, text] = forPeople.exec(words) ?? [];
  const found =
    byName.find(([pattern]) => pattern.test(words))?.[1] ??
    (text === undefined ? untold : `Example ${text.toLowerCase()}`);
  return found.length < Number(rules.minLength ?? 0) ? untold : found;
}

/** Returns a name as words with underscores: `pet_name` for `petName`. */
function wordsOf(name: string): string {
  return name.replace(/([a-z\d])([A-Z])/g, '$1_$2').replace(/[-\s.]+/g, '_');
}

function singular(name: string | undefined): string | undefined {
  return name?.replace(/s$/, '');
}
