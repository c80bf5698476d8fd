import { join } from 'node:path';
import { LecternError, problem } from '../../diagnostics/diagnostic.js';
import { foldersOf } from '../../model/route-problems.js';
import { isFile } from '../../util/files.js';

const fixes: Readonly<Record<string, readonly [why: string, fix: string]>> = {
  EACCES: ['permission is denied', 'Grant this user write permission, or choose another folder with --out.'],
  EPERM: ['permission is denied', 'Grant this user write permission, or choose another folder with --out.'],
  EROFS: ['its file system is read-only', 'Choose a writable folder with --out.'],
  ENOSPC: ['the disk is full', 'Free up disk space, and build again.'],
  EDQUOT: ['the disk quota is exceeded', 'Free up disk space, and build again.'],
  ENOTDIR: ['a file is where a folder is needed', 'Move that file, or choose another folder with --out.'],
  EISDIR: ['a folder is where a file is needed', 'Move that folder, or choose another folder with --out.'],
  ENOTEMPTY: ['another program added files in the meantime', 'Build again.'],
  EEXIST: ['another program added files in the meantime', 'Build again.'],
  EBUSY: ['another program is using it', 'Close that program, and build again.'],
  ENAMETOOLONG: ['the path is too long', 'Use --out to choose a folder with a shorter path.'],
  ELOOP: ['its symbolic links form a loop', 'Fix the link, or choose another folder with --out.'],
  ENOENT: [
    'the path does not exist',
    'Check the path for broken symbolic links, or choose another folder with --out.',
  ],
  EXDEV: ['it spans several disks', 'Choose another folder with --out.'],
};

export function withFileErrors<Result>(outDir: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const { code, path = outDir } = error as NodeJS.ErrnoException;
    const known = fixes[code ?? ''];
    if (error instanceof LecternError || known === undefined) throw error;
    const [why, fix] = known;
    const where = path === outDir ? '' : ` (at ${path})`;
    throw new LecternError(
      [
        problem({
          code: 'output-not-writable',
          message: `The output folder ${outDir} can't be used: ${why}${where}.`,
          hint: fix,
        }),
      ],
      { cause: error },
    );
  }
}

/** @throws LecternError if the site also has a folder at this path, or a file at the path of a parent folder. */
export function withoutConflict({
  file,
  files,
  write,
}: {
  file: string;
  files: string;
  write: () => void;
}): void {
  try {
    write();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const taken = code === 'EISDIR' ? file : foldersOf(file).find((folder) => isFile(join(files, folder)));
    if (taken === undefined) throw error;
    throw new LecternError(
      [
        problem({
          code: 'route-taken',
          message: `The site would publish both a file "${taken}" and a folder with the same name.`,
          hint: 'Rename the file. It is a static file, a page, or a file from a plug-in.',
        }),
      ],
      { cause: error },
    );
  }
}
