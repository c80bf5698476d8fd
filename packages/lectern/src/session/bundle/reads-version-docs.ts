import { readFileSync } from 'node:fs';

/** Cards show the descriptions of the documents whose IDs they get. */
const readers = ['@docusaurus/plugin-content-docs/client', '@theme/DocCard', '@theme/DocCardList'];

/** If no component or document reads the list of all documents, a new title doesn't invalidate the other pages. */
export function readsVersionDocs({
  siteDir,
  inputs,
  modules,
}: {
  siteDir: string;
  inputs: readonly string[];
  modules: ReadonlyMap<string, string>;
}): boolean {
  if (readers.some((name) => modules.has(name))) return true;
  return inputs
    .filter((file) => file.startsWith(`${siteDir}/`) && !file.includes('/node_modules/'))
    .some(
      (file) =>
        /\.[cm]?[jt]sx?$/.test(file) && /useDocsVersion|useDocById|docId/.test(readFileSync(file, 'utf8')),
    );
}
