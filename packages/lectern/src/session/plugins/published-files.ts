import type { PublishedFile, SourceContent } from '../../content/types.js';

export function pluginFiles(contents: readonly SourceContent[]): PublishedFile[] {
  return contents.flatMap(({ files, pages }) => [
    ...(files ?? []),
    ...pages.flatMap((page) => (page.kind === 'generated' ? (page.files ?? []) : [])),
  ]);
}

export function contentOf({ content, json }: PublishedFile): string | Uint8Array | undefined {
  return json === undefined ? content : JSON.stringify(json);
}
