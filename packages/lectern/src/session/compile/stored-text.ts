import type { CompiledDocument } from '../../markdown/types.js';

/** The parts of a document that only its own page needs. */
export type TextDetails = Pick<CompiledDocument, 'headings' | 'links' | 'names' | 'parts'>;

/** Returns the format on disk: the details on one line, followed by the code. */
export function storedText({ code, ...document }: TextDetails & { code: string }): string {
  return `${JSON.stringify(pickDetails(document))}\n${code}`;
}

export function codeOf(stored: string): string {
  return stored.slice(stored.indexOf('\n') + 1);
}

export function detailsOf(stored: string): TextDetails {
  return JSON.parse(stored.slice(0, stored.indexOf('\n'))) as TextDetails;
}

export function pickDetails({ headings, links, names, parts }: TextDetails): TextDetails {
  return { headings, links, names, ...(parts === undefined ? {} : { parts }) };
}
