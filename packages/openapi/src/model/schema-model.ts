import type { ApiText, ExternalDocs } from './api-page.js';
import type { JsonValue } from './json-schema/types.js';

export type SchemaType = 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'null';

/**
 * A schema as a tree without cycles. A named schema is never written out where it is used: the node has `ref`, and the
 * theme finds it in `ApiPage.schemasByName` if it wants to show it there. A theme that does so must stop at a name that
 * it is within already, since schemas may contain themselves.
 */
export interface SchemaNode {
  /** The named schema that stands here. Other fields are then only what is said next to the reference. */
  ref?: string | undefined;
  /** The type in a few words: `string (date-time)`, `array of Pet`, `one of Cat, Dog`, `any`. */
  label: string;
  title?: string | undefined;
  description?: ApiText | undefined;
  /** Without `null`, which is `nullable`. Empty: any, or what the lists below say. */
  types: SchemaType[];
  nullable: boolean;
  format?: string | undefined;
  enum?: JsonValue[] | undefined;
  /** What values of `enum` mean, by their text. */
  enumDescriptions?: Record<string, string> | undefined;
  const?: JsonValue | undefined;
  default?: JsonValue | undefined;
  examples: JsonValue[];
  /** Each in words: `at least 1 character`, `up to 100`, `matches ^[a-z]+$`. */
  constraints: string[];
  readOnly: boolean;
  writeOnly: boolean;
  deprecated: boolean;
  properties: SchemaProperty[];
  /** Of properties whose names are known by a pattern only. */
  patternProperties: { pattern: string; schema: SchemaNode }[];
  /** `false`: no others. Absent: the schema says nothing of them. */
  additionalProperties?: SchemaNode | boolean | undefined;
  items?: SchemaNode | undefined;
  /** Of a list whose first entries have schemas of their own. */
  prefixItems: SchemaNode[];
  oneOf: SchemaNode[];
  anyOf: SchemaNode[];
  /** Objects that are put together are one list of `properties` already; here is what could not be put together. */
  allOf: SchemaNode[];
  not?: SchemaNode | undefined;
  /** Absent if there are none. */
  conditions?: SchemaCondition[] | undefined;
  discriminator?: Discriminator | undefined;
  externalDocs?: ExternalDocs | undefined;
}

/** A schema that holds for a part of a value, or in some cases: the keyword, and for `dependent` the field's name. */
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
  /** Name of the property that tells which schema it is. */
  property: string;
  /** The value of the property, and the named schema that it means. */
  mapping: { value: string; ref: string }[];
}
