import type { PublishedFile, SourceContent } from '../../content/types.js';

/** The files that sources and plug-ins publish beside the pages. */
export function pluginFiles(contents: readonly SourceContent[]): PublishedFile[] {
  return contents.flatMap(({ files, pages }) => [
    ...(files ?? []),
    ...pages.flatMap((page) => (page.kind === 'generated' ? (page.files ?? []) : [])),
  ]);
}
