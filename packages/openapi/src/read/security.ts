import type { JsonValue, OAuthFlow, SecurityRequirement, SecurityScheme } from '../model/api-page.js';
import type { MockSecurityScheme } from '../model/mock-data.js';
import type { ApiSource, Cursor } from './document.js';
import { child, entries, textAt } from './document.js';
import { webAddress } from './external-docs.js';
import { asArray, asObject, asStrings, asText, stringOf } from './json.js';

type Kind<Union> = Union extends unknown
  ? Omit<Union, 'name' | 'target' | 'description' | 'deprecated'>
  : never;

export function convertSecuritySchemes({
  source,
  route,
}: {
  source: ApiSource;
  route: string;
}): SecurityScheme[] {
  const top: Cursor = { value: source.root, path: [] };
  const components = child({ source, cursor: top, key: 'components' });
  if (components === undefined) return [];
  return entries({ source, cursor: components, key: 'securitySchemes' }).map(([name, cursor]) => ({
    name,
    target: { route, anchor: `security-${name.replace(/[^\w.-]+/g, '-')}` },
    description: textAt({ source, cursor }),
    deprecated: cursor.value.deprecated === true,
    ...kindOf({ source, cursor }),
  }));
}

function kindOf({ source, cursor }: { source: ApiSource; cursor: Cursor }): Kind<SecurityScheme> {
  const { type, in: location, name, scheme, bearerFormat, openIdConnectUrl } = cursor.value;
  switch (type) {
    case 'apiKey': {
      const where = location === 'query' || location === 'cookie' ? location : 'header';
      return { type, in: where, parameter: stringOf(name) };
    }
    case 'oauth2':
      return { type, flows: flowsOf({ source, cursor }) };
    case 'openIdConnect':
      return { type, url: webAddress(openIdConnectUrl) ?? '' };
    case 'mutualTLS':
      return { type };
    default:
      return { type: 'http', scheme: stringOf(scheme).toLowerCase(), bearerFormat: asText(bearerFormat) };
  }
}

const flowKinds = [
  'implicit',
  'password',
  'clientCredentials',
  'authorizationCode',
  'deviceAuthorization',
] as const;

function flowsOf({ source, cursor }: { source: ApiSource; cursor: Cursor }): OAuthFlow[] {
  return entries({ source, cursor, key: 'flows' }).flatMap(([name, { value }]): OAuthFlow[] => {
    const kind = flowKinds.find((known) => known === name);
    if (kind === undefined) return [];
    const scopes = Object.entries(asObject(value.scopes)).map(([scope, text]) => ({
      name: scope,
      description: typeof text === 'string' ? text : '',
    }));
    return [
      {
        kind,
        authorizationUrl: webAddress(value.authorizationUrl),
        deviceAuthorizationUrl: webAddress(value.deviceAuthorizationUrl),
        tokenUrl: webAddress(value.tokenUrl),
        refreshUrl: webAddress(value.refreshUrl),
        scopes,
      },
    ];
  });
}

/** The security requirements default to those of the document. Undeclared schemes are dropped. */
export function requirementsOf({
  own,
  shared,
  schemes,
}: {
  own: JsonValue | undefined;
  shared: JsonValue | undefined;
  schemes: readonly SecurityScheme[];
}): SecurityRequirement[][] {
  const known = new Set(schemes.map(({ name }) => name));
  return asArray(own ?? shared).map((choice) =>
    Object.entries(asObject(choice))
      .filter(([name]) => known.has(name))
      .map(([name, scopes]) => ({ name, scopes: asStrings(scopes) })),
  );
}

export function mockSecurityScheme(scheme: SecurityScheme): MockSecurityScheme {
  switch (scheme.type) {
    case 'apiKey':
      return { type: scheme.type, in: scheme.in, parameter: scheme.parameter };
    case 'http':
      return { type: scheme.type, scheme: scheme.scheme };
    case 'oauth2':
      return {
        type: scheme.type,
        scopes: [...new Set(scheme.flows.flatMap(({ scopes }) => scopes.map(({ name }) => name)))],
        flows: scheme.flows.map(({ scopes, ...flow }) => ({
          ...flow,
          scopes: scopes.map(({ name }) => name),
        })),
      };
    case 'openIdConnect':
      return { type: scheme.type, url: scheme.url === '' ? undefined : scheme.url };
    case 'mutualTLS':
      return { type: scheme.type };
  }
}
