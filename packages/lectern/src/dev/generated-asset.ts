import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentOf, pluginFiles } from '../session/plugins/published-files.js';
import type { Project } from '../session/project.js';

/** Returns an absolute path. If a plug-in generates the content, writes the file first. */
export async function generatedAsset({
  project: { siteDir, content: contents },
  address,
}: {
  project: Project;
  address: string;
}): Promise<string | undefined> {
  for (const file of pluginFiles(contents)) {
    if (`/${file.path}` !== address) continue;
    return file.source ?? (await write({ siteDir, file: file.path, content: contentOf(file) ?? '' }));
  }
  return undefined;
}

async function write({
  siteDir,
  file,
  content,
}: {
  siteDir: string;
  file: string;
  content: string | Uint8Array;
}): Promise<string> {
  const path = join(siteDir, '.lectern', file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  return path;
}
