import type { PublishedFile, SourceContent } from '../../content/types.js';

export function pluginFiles(contents: readonly SourceContent[]): PublishedFile[] {
  return contents.flatMap(({ files, pages }) => [
    ...(files ?? []),
    ...pages.flatMap((page) => (page.kind === 'generated' ? (page.files ?? []) : [])),
  ]);
}

/** Returns the content to write, or undefined for a file that is copied. */
export function contentOf({ content, json }: PublishedFile): string | Uint8Array | undefined {
  return json === undefined ? content : JSON.stringify(json);
}
