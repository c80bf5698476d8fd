import type { ExternalDocs } from '../model/api-page.js';
import type { ApiSource, Cursor } from './document.js';
import { rawChild, textAt } from './document.js';

export function webAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined;
  return /^https?:$/.test(new URL(value).protocol) ? value : undefined;
}

/** A URL without a scheme can't become a link, because its base is unknown. */
function relativeAddress(value: unknown): string | undefined {
  return typeof value === 'string' && /^(?!\/\/)[^\s:]+$|^\/(?!\/)\S*$/.test(value) ? value : undefined;
}

export function externalDocs({
  source,
  cursor,
}: {
  source: ApiSource;
  cursor: Cursor;
}): ExternalDocs | undefined {
  const found = rawChild({ cursor, key: 'externalDocs' });
  const url = webAddress(found?.value.url) ?? relativeAddress(found?.value.url);
  if (found === undefined || url === undefined) return undefined;
  return { url, description: textAt({ source, cursor: found }) };
}
