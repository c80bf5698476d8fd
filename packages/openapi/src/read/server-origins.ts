import type { MockSecurityScheme, MockServer } from '../model/mock-data.js';
import type { PlacedPage } from './pages.js';

/**
 * The origins of the servers, and of those that give tokens, that consoles may send to when a reader asks for it:
 * what the content security policy has to allow. It is one for all pages, since navigating does not load a document
 * again, and since pages of one origin are not protected from one another by differing policies.
 */
export function serverOrigins(pages: readonly PlacedPage[]): string[] {
  const origins = new Set<string>();
  const add = (address: string): void => {
    if (/^https?:/i.test(address) && URL.canParse(address)) origins.add(new URL(address).origin);
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

/** Where the console gets tokens from. */
function tokenAddresses(scheme: MockSecurityScheme): string[] {
  if (scheme.type === 'openIdConnect') return scheme.url === undefined ? [] : [scheme.url];
  return scheme.type === 'oauth2' ? (scheme.flows ?? []).flatMap(({ tokenUrl }) => tokenUrl ?? []) : [];
}

/** The address with each value that its variables may have; of a variable that may be anything, the default. */
function variants({ url, variables }: MockServer): string[] {
  return variables.reduce<string[]>(
    (urls, { name, default: value, enum: values }) =>
      urls.flatMap((text) =>
        (values.length === 0 ? [value] : values).map((each) => text.replaceAll(`{${name}}`, each)),
      ),
    [url],
  );
}
