import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface TempSite extends AsyncDisposable {
  dir: string;
}

export async function tempSite(files: Record<string, string | Uint8Array>): Promise<TempSite> {
  const dir = await realpath(await mkdtemp(join(tmpdir(), 'lectern-')));
  await writeFiles({ dir, files });
  return { dir, [Symbol.asyncDispose]: () => rm(dir, { recursive: true, force: true }) };
}

export async function writeFiles({
  dir,
  files,
}: {
  dir: string;
  files: Readonly<Record<string, string | Uint8Array>>;
}): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, file)), { recursive: true });
    await writeFile(join(dir, file), text);
  }
}
