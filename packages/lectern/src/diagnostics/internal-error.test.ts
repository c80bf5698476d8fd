import { expect, test } from 'vitest';
import { formatDiagnostic } from './diagnostic.js';
import { asLecternError, exitCodeOf } from './internal-error.js';

const failure = (error: unknown) => asLecternError({ error, doing: 'building the site' }).diagnostics;
const systemFailure = (code: string, path?: string) =>
  failure(Object.assign(new Error(`${code}: refused`), { code, ...(path === undefined ? {} : { path }) }));

test('a full disk or a denied permission is not reported as an internal error', () => {
  expect(systemFailure('ENOSPC').map(formatDiagnostic)).toEqual([
    `error [system-error]
  The system reported an error while building the site: the disk is full (ENOSPC).
  Free up disk space, and run the command again.`,
  ]);
  expect(systemFailure('EACCES', '/site/.lectern').map(formatDiagnostic)).toEqual([
    `error [system-error]
  The system reported an error while building the site: permission is denied, at /site/.lectern (EACCES).
  Grant this user access: chmod -R u+rwX /site/.lectern`,
  ]);
  for (const code of ['EROFS', 'EMFILE', 'EIO', 'EDQUOT', 'ENOTDIR', 'ENAMETOOLONG'])
    expect(exitCodeOf(systemFailure(code))).toBe(1);
});

test('a full disk is recognized by the error number in a bundler error', () => {
  const error = new Error('Failed to write a.js\n\nCaused by:\n    No space left on device (os error 28)');
  expect(failure(error).map(({ message }) => message)).toEqual([
    'The system reported an error while building the site: the disk is full (ENOSPC).',
  ]);
});

test('a file that another program deletes from .lectern does not cause an internal error', () => {
  expect(systemFailure('ENOENT', '/site/.lectern/publish-1/files/index.html').map(formatDiagnostic)).toEqual([
    `error [system-error]
  The system reported an error while building the site: another program deleted a file that this command created, at /site/.lectern/publish-1/files/index.html (ENOENT).
  Run the command again.`,
  ]);
  expect(exitCodeOf(systemFailure('ENOENT', '/site/docs/a.md'))).toBe(2);
});

test('an unexpected exception is an internal error, which makes the command exit with code 2', () => {
  expect(exitCodeOf(systemFailure('ENOENT'))).toBe(2);
  expect(exitCodeOf(failure(new TypeError('x is not a function')))).toBe(2);
});
