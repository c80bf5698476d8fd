import { posix } from 'node:path';
import type { PublishedFile } from 'lectern/plugin';
import { hashText } from 'lectern/plugin';
import type { PlacedPage } from './pages.js';

export interface ApiDocument {
  /** Absolute path. */
  path: string;
  /** The same, relative to the site's folder. */
  file: string;
  /** The document with all files that it refers to, as one; absent if it is one file anyway. */
  bundled: string | undefined;
}

/** The data of a page's console, which are published next to the page: only who opens the console fetches them. */
export function consoleFile({ route, page: { mock } }: PlacedPage): PublishedFile | undefined {
  if (mock === undefined) return undefined;
  const hash = hashText(JSON.stringify(mock)).slice(0, 8);
  const name = route.slice(1).replace(/[^\w.-]+/g, '-');
  return { path: `assets/openapi/${name === '' ? 'index' : name}-${hash}.json`, json: mock };
}

/**
 * Where the document of an API is published, for tools: next to the first page of the reference, under its own
 * name, as it was written; one of several files as one, in JSON. Nothing for its other pages.
 */
export function documentFile({
  placed: { route, page },
  document: { path, file, bundled },
}: {
  placed: PlacedPage;
  document: ApiDocument;
}): PublishedFile | undefined {
  if (page.intro === undefined) return undefined;
  const { base, name } = posix.parse(file);
  const folder = route.slice(1);
  return bundled === undefined
    ? { path: posix.join(folder, base), source: path }
    : { path: posix.join(folder, `${name}.json`), content: bundled };
}
