import type { PublishedFile, SourceContent } from '../../content/types.js';

/** Files that sources and plug-ins publish next to the pages. */
export function pluginFiles(contents: readonly SourceContent[]): PublishedFile[] {
  return contents.flatMap(({ files, pages }) => [
    ...(files ?? []),
    ...pages.flatMap((page) => (page.kind === 'generated' ? (page.files ?? []) : [])),
  ]);
}

/** The content to write; undefined for a file to copy. */
export function contentOf({ content, json }: PublishedFile): string | Uint8Array | undefined {
  return json === undefined ? content : JSON.stringify(json);
}
