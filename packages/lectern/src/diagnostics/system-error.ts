import type { Diagnostic } from './diagnostic.js';
import { problem } from './diagnostic.js';

/** These errors are not bugs in the engine. */
const reasons: Readonly<Record<string, readonly [reason: string, fix: string]>> = {
  ENOSPC: ['the disk is full', 'Free up disk space, and run the command again.'],
  EDQUOT: ['the disk quota is exceeded', 'Free up disk space, and run the command again.'],
  EFBIG: ['a file is larger than this user may write', 'Raise the limit in the shell: ulimit -f unlimited'],
  EROFS: [
    'the file system is read-only',
    'Copy the site to a folder that you can write to. Lectern writes its cache to .lectern in the site folder.',
  ],
  EACCES: ['permission is denied', 'Grant this user access: chmod -R u+rwX PATH'],
  EPERM: ['permission is denied', 'Grant this user access: chmod -R u+rwX PATH'],
  ENOTDIR: ['a file is where a folder is needed', 'Move or rename that file, and run the command again.'],
  ELOOP: ['symbolic links form a loop', 'Fix or delete the symbolic links.'],
  ENAMETOOLONG: ['a path is too long', 'Use a shorter path.'],
  EMFILE: ['this process has too many open files', 'Raise the limit in the shell: ulimit -n 10000'],
  ENFILE: ['the system has too many open files', 'Close other programs, and run the command again.'],
  EIO: ['reading or writing failed (EIO)', 'Check the disk.'],
};

/** Error codes by number. The bundler, which is written in Rust, reports only the number: `(os error 28)`. */
const codesByNumber: Readonly<Record<string, string>> = {
  5: 'EIO',
  13: 'EACCES',
  24: 'EMFILE',
  27: 'EFBIG',
  28: 'ENOSPC',
  30: 'EROFS',
};

function codeOf({ code, message }: NodeJS.ErrnoException): string | undefined {
  const [, number = ''] = /\(os error (\d+)\)/.exec(message) ?? [];
  return codesByNumber[number] ?? code;
}

const deleted = [
  'another program deleted a file that this command created',
  'Run the command again.',
] as const;

function isDeleted({ code, path }: { code: string; path: string | undefined }): boolean {
  return code === 'ENOENT' && path !== undefined && /[/\\]\.lectern[/\\]/.test(path);
}

export function systemError({ error, doing }: { error: unknown; doing: string }): Diagnostic | undefined {
  if (!(error instanceof Error)) return undefined;
  const { path } = error as NodeJS.ErrnoException;
  const code = codeOf(error) ?? '';
  const [reason, fix] = (isDeleted({ code, path }) ? deleted : reasons[code]) ?? [];
  if (reason === undefined || fix === undefined) return undefined;
  return problem({
    code: 'system-error',
    message: `The system reported an error while ${doing}: ${reason}${path === undefined ? '' : `, at ${path}`} (${code}).`,
    hint: fix.replace('PATH', path ?? 'FOLDER'),
  });
}
