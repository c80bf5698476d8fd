import { join } from 'node:path';
import { isFile } from '../util/files.js';
import { readsOtherIndex } from './other-search-bar.js';

const extensions = ['.tsx', '.ts', '.jsx', '.js'];

/** If both `SearchBar.tsx` and `SearchBar/index.tsx` exist, Docusaurus uses the file in the folder. */
const endings = [...extensions.map((extension) => `/index${extension}`), ...extensions];

export function ownThemeModule({ siteDir, source }: { siteDir: string; source: string }): string | undefined {
  const name = /^@theme\/(.+)$/.exec(source)?.[1];
  if (name === undefined) return undefined;
  const stem = join(siteDir, 'src/theme', name);
  const file = ['', ...endings]
    .map((ending) => stem + ending)
    .find((candidate) => /\.\w+$/.test(candidate) && isFile(candidate));
  return name === 'SearchBar' && file !== undefined && readsOtherIndex(file) ? undefined : file;
}
