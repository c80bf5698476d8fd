import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A folder that is filled beside the published one and takes its place when all is well. */
export interface OutputFolder {
  /** Absolute path of the folder that is being filled. */
  dir: string;
  write(file: string, content: string | Uint8Array): Promise<void>;
  copy(input: { source: string; file: string }): Promise<void>;
  /** Puts the new folder in the place of the old one. */
  publish(): Promise<void>;
  /** Throws the new folder away; the old one stays as it was. */
  discard(): Promise<void>;
}

/** Opens a fresh folder next to `outDir`: on the same disk, so that publishing is a rename. */
export async function openOutput({ outDir }: { outDir: string }): Promise<OutputFolder> {
  const dir = `${outDir}.new`;
  const old = `${outDir}.old`;
  // A build that was stopped between two renames has left the last good output there.
  if (!existsSync(outDir)) await rename(old, outDir).catch(ignoreMissing);
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  const place = async (file: string): Promise<string> => {
    const path = join(dir, file);
    await mkdir(dirname(path), { recursive: true });
    return path;
  };
  return {
    dir,
    write: async (file, content) => writeFile(await place(file), content),
    copy: async ({ source, file }) => cp(source, await place(file), { recursive: true }),
    publish: async () => {
      await rm(old, { recursive: true, force: true });
      await rename(outDir, old).catch(ignoreMissing);
      await rename(dir, outDir).catch(async (error: unknown) => {
        await rename(old, outDir).catch(ignoreMissing);
        throw error;
      });
      await rm(old, { recursive: true, force: true });
    },
    discard: () => rm(dir, { recursive: true, force: true }),
  };
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/** All files below a folder, relative to it, sorted. */
export async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dir.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}
