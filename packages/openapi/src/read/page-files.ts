import { posix } from 'node:path';
import type { PublishedFile } from 'lectern/plugin';
import { hashText } from 'lectern/plugin';
import type { PlacedPage } from './pages.js';
import { withoutShown } from './without-shown.js';

export interface ApiDocument {
  path: string;
  /** Relative to the site's folder. */
  file: string;
  /** The text to publish; undefined if the file is published unchanged. */
  download: string | undefined;
}

/** Browsers fetch this file only when the console opens. */
export function consoleFile({ route, page: { mock, groups } }: PlacedPage): PublishedFile | undefined {
  if (mock === undefined) return undefined;
  const json = withoutShown({ mock, groups });
  const hash = hashText(JSON.stringify(json)).slice(0, 8);
  const name = route.slice(1).replace(/[^\w.-]+/g, '-');
  return { path: `assets/openapi/${name === '' ? 'index' : name}-${hash}.json`, json };
}

/** The document's URL is below the route of the reference's first page, so the file is returned only for that page. */
export function documentFile({
  placed: { route, page },
  document: { path, file, download },
}: {
  placed: PlacedPage;
  document: ApiDocument;
}): PublishedFile | undefined {
  if (page.intro === undefined) return undefined;
  const { base, name } = posix.parse(file);
  const folder = route.slice(1);
  return download === undefined
    ? { path: posix.join(folder, base), source: path }
    : { path: posix.join(folder, `${name}.json`), content: download };
}
