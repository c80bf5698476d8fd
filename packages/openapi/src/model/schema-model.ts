import type { ApiText, ExternalDocs } from './api-page.js';
import type { JsonValue } from './json-schema/types.js';

export type SchemaType = 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'null';

/**
 * A schema as a tree without cycles. A use of a named schema contains only a `ref`, and the theme looks it up in
 * `ApiPage.schemasByName`. A schema can refer to itself, so a theme that expands schemas must stop at a name that it
 * has already expanded.
 */
export interface SchemaNode {
  /** The name of the referenced schema. If it is set, the other fields come from the keywords next to the reference. */
  ref?: string | undefined;
  /** A short description of the type, such as `string (date-time)`, `array of Pet`, `one of Cat, Dog`, or `any`. */
  label: string;
  title?: string | undefined;
  description?: ApiText | undefined;
  /**
   * The types, without `null`, which `nullable` represents. Empty if any type is allowed, or if `oneOf`, `anyOf`, or
   * `allOf` determine the types.
   */
  types: SchemaType[];
  nullable: boolean;
  format?: string | undefined;
  enum?: JsonValue[] | undefined;
  enumDescriptions?: Record<string, ApiText> | undefined;
  const?: JsonValue | undefined;
  default?: JsonValue | undefined;
  examples: JsonValue[];
  constraints: string[];
  /** When schemas are merged, only the strictest limits remain. */
  limits?: SchemaLimits | undefined;
  readOnly: boolean;
  writeOnly: boolean;
  deprecated: boolean;
  properties: SchemaProperty[];
  patternProperties: { pattern: string; schema: SchemaNode }[];
  /** `false` if unlisted properties are forbidden. Absent if the document doesn't specify it. */
  additionalProperties?: SchemaNode | boolean | undefined;
  items?: SchemaNode | undefined;
  prefixItems: SchemaNode[];
  oneOf: SchemaNode[];
  anyOf: SchemaNode[];
  /** Parts of `allOf` that could not be merged. Object schemas are already merged into `properties`. */
  allOf: SchemaNode[];
  not?: SchemaNode | undefined;
  conditions?: SchemaCondition[] | undefined;
  discriminator?: Discriminator | undefined;
  externalDocs?: ExternalDocs | undefined;
}

export type SchemaLimits = {
  [Key in
    | `${'min' | 'max'}${'Length' | 'Items' | 'Properties'}`
    | `${'m' | 'exclusiveM'}${'inimum' | 'aximum'}`]?: number | undefined;
};

/** For `dependent`, the condition is that the field `name` is present. */
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
  property: string;
  mapping: { value: string; ref: string }[];
}
