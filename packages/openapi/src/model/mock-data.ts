import type { HttpMethod, JsonValue, ParameterPlace } from './api-page.js';
import type { JsonSchema } from './json-schema/types.js';

/**
 * What the console needs to validate and answer requests in the browser: plain JSON, without any descriptions already
 * on the page. `$ref` is stored as `#/schemas/<name>` and looked up in `schemas`.
 */
export interface MockData {
  servers: MockServer[];
  securitySchemes: Readonly<Record<string, MockSecurityScheme>>;
  operations: Readonly<Record<string, MockOperation>>;
  schemas: Readonly<Record<string, JsonSchema>>;
}

export interface MockServer {
  /** The URL template, with `{variables}`. */
  url: string;
  variables: { name: string; default: string; enum: string[] }[];
}

/** Keywords of OpenAPI 3.0 are upgraded: `nullable`, `exclusiveMinimum`. */
export type { JsonSchema } from './json-schema/types.js';

export type MockSecurityScheme =
  | { type: 'apiKey'; in: 'header' | 'query' | 'cookie'; parameter: string }
  | { type: 'http'; scheme: string }
  | { type: 'oauth2'; scopes: string[]; flows?: MockFlow[] | undefined }
  | { type: 'openIdConnect'; url?: string | undefined }
  | { type: 'mutualTLS' };

/** How to get a token: the URLs of the authorization server. */
export interface MockFlow {
  kind: 'implicit' | 'password' | 'clientCredentials' | 'authorizationCode';
  authorizationUrl?: string | undefined;
  tokenUrl?: string | undefined;
  scopes: string[];
}

export interface MockOperation {
  method: HttpMethod;
  /** The path template, with `{parameters}`. */
  path: string;
  parameters: MockParameter[];
  body?: { required: boolean; content: MockContent[] } | undefined;
  security: { name: string; scopes: string[] }[][];
  /** Servers that override those of the document. */
  servers?: MockServer[] | undefined;
  responses: MockResponse[];
}

export interface MockParameter {
  name: string;
  in: ParameterPlace;
  required: boolean;
  schema: JsonSchema;
  /** How a list or an object is serialized; always set. */
  style: string;
  explode: boolean;
  /** Set if the value is serialized in a media type. */
  mediaType?: string | undefined;
  allowReserved?: boolean | undefined;
  /** Initial value for a form. */
  example?: JsonValue | undefined;
}

export interface MockContent {
  mediaType: string;
  schema?: JsonSchema | undefined;
  /** Values for responses (or for prefilling forms) by name; the first is the default. At least one. */
  examples: { name: string; value: JsonValue }[];
  /** How form fields are serialized, if the document says so. */
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
