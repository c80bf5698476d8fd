import type { ApiTarget, ApiText } from './api-location.js';

export type SecurityScheme = {
  name: string;
  target: ApiTarget;
  description?: ApiText | undefined;
  deprecated: boolean;
} & (
  | { type: 'apiKey'; in: 'header' | 'query' | 'cookie'; parameter: string }
  | { type: 'http'; scheme: string; bearerFormat?: string | undefined }
  | { type: 'oauth2'; flows: OAuthFlow[] }
  | { type: 'openIdConnect'; url: string }
  | { type: 'mutualTLS' }
);

export type OAuthFlowKind =
  | 'implicit'
  | 'password'
  | 'clientCredentials'
  | 'authorizationCode'
  /** New in OpenAPI 3.2. */
  | 'deviceAuthorization';

export interface OAuthFlow {
  kind: OAuthFlowKind;
  authorizationUrl?: string | undefined;
  deviceAuthorizationUrl?: string | undefined;
  tokenUrl?: string | undefined;
  refreshUrl?: string | undefined;
  scopes: { name: string; description: string }[];
}

export interface SecurityRequirement {
  name: string;
  scopes: string[];
}
