import { nearest } from 'lectern/plugin';
import type { JsonObject } from './json.js';

/**
 * Schema keywords from JSON Schema 2020-12, earlier drafts, and OpenAPI. Sources:
 * https://json-schema.org/draft/2020-12, https://json-schema.org/draft-07, and
 * https://spec.openapis.org/oas/v3.1.1.html#schema-object.
 */
const keywords: ReadonlySet<string> = new Set(
  `$anchor $comment $defs $dynamicAnchor $dynamicRef $id $recursiveAnchor $recursiveRef $ref $schema $vocabulary
  additionalItems additionalProperties allOf anyOf const contains contentEncoding contentMediaType contentSchema
  default definitions dependencies dependentRequired dependentSchemas deprecated description discriminator else enum
  example examples exclusiveMaximum exclusiveMinimum externalDocs format id if items maxContains maxItems maxLength
  maxProperties maximum minContains minItems minLength minProperties minimum multipleOf not nullable oneOf pattern
  patternProperties prefixItems properties propertyNames readOnly required then title type unevaluatedItems
  unevaluatedProperties uniqueItems writeOnly xml`.split(/\s+/),
);

/** JSON Schema ignores unknown keys, so a misspelled keyword has no effect. */
export function misspelledKeywords(schema: JsonObject): { key: string; keyword: string }[] {
  return Object.keys(schema).flatMap((key) => {
    if (keywords.has(key) || key.length < 4 || key.startsWith('x-')) return [];
    const keyword = nearest({ found: key, known: keywords, limit: key.length < 8 ? 1 : 2 });
    return keyword === undefined ? [] : [{ key, keyword }];
  });
}
