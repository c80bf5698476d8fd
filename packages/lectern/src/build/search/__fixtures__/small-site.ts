import { join } from 'node:path';
import { fileCache } from '../../../cache/file-cache.js';
import type { buildSearchIndex } from '../index.js';

type Input = Parameters<typeof buildSearchIndex>[0];

/** An index of a site in one language with one source, which keeps what it needs in a folder. */
export function smallSite(dir: string): Pick<Input, 'sources' | 'locale' | 'base' | 'folder' | 'cache'> {
  return {
    sources: ['Docs'],
    locale: 'en',
    base: '/',
    folder: '',
    cache: fileCache({ dir: join(dir, 'cache') }),
  };
}
