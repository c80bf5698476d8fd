import type { MockSecurityScheme, MockServer } from '../model/mock-data.js';
import type { PlacedPage } from './pages.js';

/**
 * With client-side navigation, the content security policy of the first page stays in effect, so every page must allow
 * all origins. Separate policies would not be safer, because pages of the same origin can script each other.
 */
export function serverOrigins(pages: readonly PlacedPage[]): string[] {
  const origins = new Set<string>();
  const add = (address: string): void => {
    if (!/^https?:/i.test(address) || !URL.canParse(address)) return;
    const { origin, host } = new URL(address);
    // In a content security policy, browsers ignore a host that still contains a variable, such as `{account}.example`.
    if (/^[\w.:[\]-]+$/.test(host)) origins.add(origin);
  };
  for (const {
    page: { mock },
  } of pages) {
    const own = Object.values(mock?.operations ?? {}).flatMap(({ servers }) => servers ?? []);
    for (const { url, variables } of [...(mock?.servers ?? []), ...own]) {
      for (const address of variants({ url, variables })) add(address);
    }
    for (const address of Object.values(mock?.securitySchemes ?? {}).flatMap(tokenAddresses)) add(address);
  }
  return [...origins].sort();
}

function tokenAddresses(scheme: MockSecurityScheme): string[] {
  if (scheme.type === 'openIdConnect') return scheme.url === undefined ? [] : [scheme.url];
  return scheme.type === 'oauth2'
    ? (scheme.flows ?? []).flatMap(({ tokenUrl, refreshUrl, deviceAuthorizationUrl }) =>
        [tokenUrl, refreshUrl, deviceAuthorizationUrl].filter((url) => url !== undefined),
      )
    : [];
}

function variants({ url, variables }: MockServer): string[] {
  return variables.reduce<string[]>(
    (urls, { name, default: value, enum: values }) =>
      urls.flatMap((text) =>
        (values.length === 0 ? [value] : values).map((each) => text.replaceAll(`{${name}}`, each)),
      ),
    [url],
  );
}
