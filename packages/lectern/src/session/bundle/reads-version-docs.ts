import { readFileSync } from 'node:fs';

const client = '@docusaurus/plugin-content-docs/client';

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
  if (modules.has(client)) return true;
  return inputs
    .filter((file) => file.startsWith(`${siteDir}/`) && !file.includes('/node_modules/'))
    .some(
      (file) =>
        /\.[cm]?[jt]sx?$/.test(file) && /useDocsVersion|useDocById|\bdocId:/.test(readFileSync(file, 'utf8')),
    );
}
