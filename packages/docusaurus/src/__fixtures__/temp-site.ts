import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export async function tempSite(
  files: Readonly<Record<string, string>>,
): Promise<AsyncDisposable & { dir: string }> {
  const dir = await realpath(await mkdtemp(join(tmpdir(), 'lectern-docusaurus-')));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), text);
  }
  return { dir, [Symbol.asyncDispose]: () => rm(dir, { recursive: true, force: true }) };
}
