import { contentOf, pluginFiles } from '../../session/plugins/published-files.js';
import type { Project } from '../../session/project.js';
import type { OutputFolder } from '../publish/output.js';

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
