import type { CompiledDocument } from '../../markdown/types.js';

/** The fields of a document that are needed only for its own page. */
export type TextDetails = Pick<CompiledDocument, 'headings' | 'partials' | 'links' | 'names' | 'parts'>;

/** Serializes a document for the cache: the details on one line, followed by the code. */
export function storedText({ code, ...document }: TextDetails & { code: string }): string {
  return `${JSON.stringify(pickDetails(document))}\n${code}`;
}

export function codeOf(stored: string): string {
  return stored.slice(stored.indexOf('\n') + 1);
}

export function detailsOf(stored: string): TextDetails {
  return JSON.parse(stored.slice(0, stored.indexOf('\n'))) as TextDetails;
}

export function pickDetails({ headings, partials, links, names, parts }: TextDetails): TextDetails {
  const optional = {
    ...(partials === undefined ? {} : { partials }),
    ...(parts === undefined ? {} : { parts }),
  };
  return { headings, links, names, ...optional };
}
