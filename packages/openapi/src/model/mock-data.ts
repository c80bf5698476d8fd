import type { HttpMethod, JsonValue, ParameterLocation } from './api-page.js';
import type { OAuthFlowKind } from './api-security.js';
import type { JsonSchema } from './json-schema/types.js';

/**
 * Plain JSON without descriptions, which are already on the page. A `$ref` has the form `#/schemas/<name>`, and refers
 * to `schemas`.
 */
export interface MockData {
  servers: MockServer[];
  securitySchemes: Readonly<Record<string, MockSecurityScheme>>;
  operations: Readonly<Record<string, MockOperation>>;
  /** OpenAPI 3.0 keywords, such as `nullable`, are converted to OpenAPI 3.1 keywords. */
  schemas: Readonly<Record<string, JsonSchema>>;
}

export interface MockServer {
  url: string;
  variables: { name: string; default: string; enum: string[] }[];
}

export type { JsonSchema } from './json-schema/types.js';

export type MockSecurityScheme =
  | { type: 'apiKey'; in: 'header' | 'query' | 'cookie'; parameter: string }
  | { type: 'http'; scheme: string }
  | { type: 'oauth2'; scopes: string[]; flows?: MockFlow[] | undefined }
  | { type: 'openIdConnect'; url?: string | undefined }
  | { type: 'mutualTLS' };

export interface MockFlow {
  kind: OAuthFlowKind;
  authorizationUrl?: string | undefined;
  deviceAuthorizationUrl?: string | undefined;
  tokenUrl?: string | undefined;
  refreshUrl?: string | undefined;
  scopes: string[];
}

export interface MockOperation {
  method: HttpMethod;
  path: string;
  parameters: MockParameter[];
  body?: { required: boolean; content: MockContent[] } | undefined;
  security: { name: string; scopes: string[] }[][];
  servers?: MockServer[] | undefined;
  responses: MockResponse[];
}

export interface MockParameter {
  name: string;
  in: ParameterLocation;
  required: boolean;
  schema: JsonSchema;
  /** Always set, even if the document uses the default style. */
  style: string;
  explode: boolean;
  mediaType?: string | undefined;
  allowReserved?: boolean | undefined;
  example?: JsonValue | undefined;
}

export interface MockContent {
  mediaType: string;
  schema?: JsonSchema | undefined;
  /** The first example is the default. Empty if the console reads the example from the page (see `shown`). */
  examples: { name: string; summary?: string | undefined; value: JsonValue }[];
  /** The index of the tab in which the page shows this response's example. */
  shown?: number | undefined;
  encoding?: Readonly<Record<string, FieldEncoding>> | undefined;
}

export interface FieldEncoding {
  contentType?: string | undefined;
  style?: string | undefined;
  explode?: boolean | undefined;
  allowReserved?: boolean | undefined;
}

export interface MockResponse {
  status: string;
  description: string;
  headers: { name: string; value: string }[];
  content: MockContent[];
}
