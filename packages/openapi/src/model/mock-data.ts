import type { HttpMethod, JsonValue, ParameterPlace } from './api-page.js';
import type { JsonSchema } from './json-schema/types.js';

/**
 * What the console needs to check and answer requests in the browser, without a server: plain JSON, without any words
 * that the page has already. `$ref` is kept as `#/schemas/<name>` and found in `schemas`.
 */
export interface MockData {
  servers: MockServer[];
  securitySchemes: Readonly<Record<string, MockSecurityScheme>>;
  operations: Readonly<Record<string, MockOperation>>;
  schemas: Readonly<Record<string, JsonSchema>>;
}

export interface MockServer {
  /** As written, with `{variables}`. */
  url: string;
  variables: { name: string; default: string; enum: string[] }[];
}

/** OpenAPI 3.0 is upgraded: `nullable`, `exclusiveMinimum`. */
export type { JsonSchema } from './json-schema/types.js';

export type MockSecurityScheme =
  | { type: 'apiKey'; in: 'header' | 'query' | 'cookie'; parameter: string }
  | { type: 'http'; scheme: string }
  | { type: 'oauth2'; scopes: string[]; flows?: MockFlow[] | undefined }
  | { type: 'openIdConnect'; url?: string | undefined }
  | { type: 'mutualTLS' };

/** How a token is had: the URLs of the authorization server. */
export interface MockFlow {
  kind: 'implicit' | 'password' | 'clientCredentials' | 'authorizationCode';
  authorizationUrl?: string | undefined;
  tokenUrl?: string | undefined;
  scopes: string[];
}

export interface MockOperation {
  method: HttpMethod;
  /** With `{parameters}`. */
  path: string;
  parameters: MockParameter[];
  body?: { required: boolean; content: MockContent[] } | undefined;
  security: { name: string; scopes: string[] }[][];
  /** Its own servers, instead of those of the document. */
  servers?: MockServer[] | undefined;
  responses: MockResponse[];
}

export interface MockParameter {
  name: string;
  in: ParameterPlace;
  required: boolean;
  schema: JsonSchema;
  /** How a list or an object is written; always set. */
  style: string;
  explode: boolean;
  /** Set if the value is itself a text of this type. */
  mediaType?: string | undefined;
  allowReserved?: boolean | undefined;
  /** What a form may be filled with. */
  example?: JsonValue | undefined;
}

export interface MockContent {
  mediaType: string;
  schema?: JsonSchema | undefined;
  /** The values to answer (or to fill a form) with, by their names; the first is the default. At least one. */
  examples: { name: string; value: JsonValue }[];
  /** How fields of a form are sent, where the document says so. */
  encoding?: Readonly<Record<string, FieldEncoding>> | undefined;
}

export interface FieldEncoding {
  contentType?: string | undefined;
  style?: string | undefined;
  explode?: boolean | undefined;
  allowReserved?: boolean | undefined;
}

export interface MockResponse {
  /** `200`, `4XX` or `default`. */
  status: string;
  description: string;
  headers: { name: string; value: string }[];
  content: MockContent[];
}
