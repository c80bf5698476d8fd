import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { mockFile } from '../build/openapi.js';
import { documentFile } from '../build/openapi-files.js';
import { pluginFiles } from '../session/plugins/published-files.js';
import type { Project } from '../session/read-project.js';

/** A file that a build would make beside a page: made when it is asked for. Gives its absolute path. */
export async function generatedAsset({
  project: { site, siteDir, content: contents },
  address,
}: {
  project: Project;
  /** From `/` on. */
  address: string;
}): Promise<string | undefined> {
  for (const { path: file, content, source } of pluginFiles(contents)) {
    if (`/${file}` !== address) continue;
    return source ?? (await write({ siteDir, file, content: content ?? '' }));
  }
  for (const page of site.pages.values()) {
    if (page.kind !== 'openapi') continue;
    const mock = mockFile(page);
    if (mock !== undefined && `/${mock.file}` === address) return await write({ siteDir, ...mock });
    const file = documentFile(page);
    if (file === undefined || `/${file}` !== address) continue;
    const content = page.bundledDocument;
    return content === undefined ? join(siteDir, page.file) : await write({ siteDir, file, content });
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
