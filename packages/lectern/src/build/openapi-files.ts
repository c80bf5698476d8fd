import { posix } from 'node:path';
import type { OpenapiPage, SourcePage } from '../content/types.js';

type Documented = Pick<OpenapiPage, 'route' | 'file' | 'api' | 'bundledDocument'>;

/**
 * Where the document of an API is published, for tools: beside the first page of the reference, under its own name, as
 * it was written; one of several files as one, in JSON. Nothing for its other pages.
 */
export function documentFile({ route, file, api, bundledDocument }: Documented): string | undefined {
  if (api.intro === undefined) return undefined;
  const { base, name } = posix.parse(file);
  return posix.join(route.slice(1), bundledDocument === undefined ? base : `${name}.json`);
}

/**
 * The origins of the servers that consoles may send to when a reader asks for it: what the content security policy has
 * to allow. It is one for all pages, since navigating does not load a document anew, and since pages of one origin are
 * not protected from one another by differing policies.
 */
export function serverOrigins(pages: Iterable<SourcePage>): string[] {
  const origins = new Set<string>();
  for (const page of pages) {
    const mock = page.kind === 'openapi' ? page.api.mock : undefined;
    const own = Object.values(mock?.operations ?? {}).flatMap(({ servers }) => servers ?? []);
    for (const { url, variables } of [...(mock?.servers ?? []), ...own]) {
      for (const address of variants({ url, variables })) {
        if (/^https?:/i.test(address) && URL.canParse(address)) origins.add(new URL(address).origin);
      }
    }
  }
  return [...origins].sort();
}

interface Server {
  url: string;
  variables: readonly { name: string; default: string; enum: readonly string[] }[];
}

/** The address with each value that its variables may have; of a variable that may be anything, the default. */
function variants({ url, variables }: Server): string[] {
  return variables.reduce<string[]>(
    (urls, { name, default: value, enum: values }) =>
      urls.flatMap((text) =>
        (values.length === 0 ? [value] : values).map((each) => text.replaceAll(`{${name}}`, each)),
      ),
    [url],
  );
}
