import { existsSync, mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { LecternError, problem } from '../../diagnostics/diagnostic.js';
import { isFile } from '../../util/files.js';
import { messageOf } from '../../util/message-of.js';

/** By path, relative to the target folder. */
export type NewFiles = Readonly<Record<string, string | Uint8Array>>;

export function refuseExisting({
  dir,
  files,
  command,
}: {
  dir: string;
  files: readonly string[];
  command: string;
}): void {
  if (isFile(dir))
    throw new LecternError([
      problem({
        code: 'file-exists',
        message: `${dir} is a file, not a folder.`,
        hint: `Choose an empty or new folder: ${command}.`,
      }),
    ]);
  const existing = files.filter((file) => existsSync(join(dir, file)));
  if (existing.length === 0) return;
  throw new LecternError(
    existing.map((file) =>
      problem({
        code: 'file-exists',
        message: `${file} already exists and was not overwritten.`,
        hint: `Choose an empty or new folder: ${command}.`,
        file: join(relative(process.cwd(), dir), file),
      }),
    ),
  );
}

export async function writeFiles({ dir, files }: { dir: string; files: NewFiles }): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    const path = join(dir, file);
    makeFolder(dirname(path));
    // With `wx`, writing fails if another program has created the file in the meantime.
    await writeFile(path, content, { flag: 'wx' });
  }
}

/**
 * Node's `recursive` option isn't used, because it never returns for a path below a folder such as `/proc`, in which no
 * folder can be created.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another program may have created the folder in the meantime.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    const found = problem({
      code: 'output-not-writable',
      message: `The folder ${folder} can't be created: ${messageOf(error)}.`,
      hint: 'Choose another folder: lectern init <dir>.',
    });
    throw new LecternError([found], { cause: error });
  }
}
