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
  for (const file of pluginFiles(project.content)) {
    const { path, source } = file;
    const content = contentOf(file);
    if (source !== undefined) await output.copy({ source, file: path });
    else if (content !== undefined) await output.write(path, content);
  }
}

/** What is written; undefined for a file that is copied. */
export function contentOf({ content, json }: PublishedFile): string | Uint8Array | undefined {
  return json === undefined ? content : JSON.stringify(json);
}
