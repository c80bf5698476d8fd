import type { ApiText, ExternalDocs } from './api-page.js';
import type { JsonValue } from './json-schema/types.js';

export type SchemaType = 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'null';

/**
 * A schema as a tree without cycles. A named schema is never inlined where it is used: the node has `ref`, and the
 * theme can look it up in `ApiPage.schemasByName`. A theme that expands it must stop at a name it is already inside
 * of, because schemas can be recursive.
 */
export interface SchemaNode {
  /** The named schema used here. Other fields then contain only siblings of the reference. */
  ref?: string | undefined;
  /** A short description of the type: `string (date-time)`, `array of Pet`, `one of Cat, Dog`, `any`. */
  label: string;
  title?: string | undefined;
  description?: ApiText | undefined;
  /** Without `null`, which is `nullable`. Empty if any type is allowed, or if the lists below say which. */
  types: SchemaType[];
  nullable: boolean;
  format?: string | undefined;
  enum?: JsonValue[] | undefined;
  /** Descriptions of `enum` values. */
  enumDescriptions?: Record<string, string> | undefined;
  const?: JsonValue | undefined;
  default?: JsonValue | undefined;
  examples: JsonValue[];
  /** Human-readable: `at least 1 character`, `up to 100`, `matches ^[a-z]+$`. */
  constraints: string[];
  readOnly: boolean;
  writeOnly: boolean;
  deprecated: boolean;
  properties: SchemaProperty[];
  /** Properties whose names match a pattern. */
  patternProperties: { pattern: string; schema: SchemaNode }[];
  /** `false` forbids others; absent if the schema does not say. */
  additionalProperties?: SchemaNode | boolean | undefined;
  items?: SchemaNode | undefined;
  /** Schemas of the first items of a list. */
  prefixItems: SchemaNode[];
  oneOf: SchemaNode[];
  anyOf: SchemaNode[];
  /** Object schemas are already merged into `properties`; this contains the parts that could not be merged. */
  allOf: SchemaNode[];
  not?: SchemaNode | undefined;
  conditions?: SchemaCondition[] | undefined;
  discriminator?: Discriminator | undefined;
  externalDocs?: ExternalDocs | undefined;
}

/** A schema that applies to part of a value, or conditionally: the keyword, and for `dependent` the field's name. */
export interface SchemaCondition {
  kind: 'contains' | 'propertyNames' | 'if' | 'then' | 'else' | 'dependent';
  name?: string | undefined;
  schema: SchemaNode;
}

export interface SchemaProperty {
  name: string;
  required: boolean;
  schema: SchemaNode;
}

export interface Discriminator {
  /** Name of the discriminator property. */
  property: string;
  /** A value of the property, and the named schema it selects. */
  mapping: { value: string; ref: string }[];
}
