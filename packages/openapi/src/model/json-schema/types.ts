export type JsonValue = null | boolean | number | string | JsonValue[] | { [key: string]: JsonValue };

/** A JSON Schema as defined by OpenAPI 3.1. */
export type JsonSchema = boolean | { readonly [keyword: string]: JsonValue };
