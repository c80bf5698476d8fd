import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { mockFile } from '../build/openapi.js';
import { documentFile } from '../build/openapi-files.js';
import type { Project } from '../build/project.js';

/** A file that a build would make beside a page: made when it is asked for. Gives its absolute path. */
export async function generatedAsset({
  project: { site, siteDir },
  address,
}: {
  project: Project;
  /** From `/` on. */
  address: string;
}): Promise<string | undefined> {
  for (const page of site.pages.values()) {
    if (page.kind === 'openapi' && `/${documentFile(page)}` === address) return join(siteDir, page.file);
    const mock = page.kind === 'openapi' ? mockFile(page) : undefined;
    if (mock === undefined || `/${mock.file}` !== address) continue;
    const path = join(siteDir, '.lectern', mock.file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, mock.content);
    return path;
  }
  return undefined;
}
