export type JsonValue = null | boolean | number | string | JsonValue[] | { [key: string]: JsonValue };

/** A JSON Schema as OpenAPI 3.1 has it. */
export type JsonSchema = boolean | { readonly [keyword: string]: JsonValue };
