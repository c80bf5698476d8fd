import type { PublishedFile, SourceContent } from '../sources/types.js';
import type { OutputFolder } from './output/output.js';
import type { Project } from './project.js';

/** The files that sources and plug-ins publish beside the pages. */
export function pluginFiles(contents: readonly SourceContent[]): PublishedFile[] {
  return contents.flatMap(({ files, pages }) => [
    ...(files ?? []),
    ...pages.flatMap((page) => (page.kind === 'generated' ? (page.files ?? []) : [])),
  ]);
}

export async function writePluginFiles({
  project,
  output,
}: {
  project: Pick<Project, 'content'>;
  output: OutputFolder;
}): Promise<void> {
  for (const { path, content, source } of pluginFiles(project.content)) {
    if (source !== undefined) await output.copy({ source, file: path });
    else if (content !== undefined) await output.write(path, content);
  }
}
