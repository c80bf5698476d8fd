import { readFileSync, statSync } from 'node:fs';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';
import type { SiteReach } from './site-reach.js';

export type ReadText =
  | { text: string; diagnostic?: undefined }
  | { text?: undefined; diagnostic: Diagnostic };

const reasons: Record<string, { reason: string; hint: string }> = {
  ENOENT: { reason: 'the file does not exist', hint: 'Correct the path, or create the file.' },
  EACCES: {
    reason: 'permission is denied (EACCES)',
    hint: 'Grant read permission: chmod u+r FILE',
  },
  EPERM: {
    reason: 'the operation is not permitted (EPERM)',
    hint: 'Grant read permission: chmod u+r FILE',
  },
  EISDIR: { reason: 'it is a folder', hint: 'Use the path of a file.' },
  ELOOP: { reason: 'its symbolic links form a loop (ELOOP)', hint: 'Fix the symbolic links.' },
};

/**
 * Reads a file as UTF-8. Errors are returned as diagnostics.
 * @param path - Absolute path.
 * @param file - The same path relative to the site's folder, for messages.
 * @param reach - Decides whether the file may be read. By default, any file may be read.
 */
export function readText({
  path,
  file,
  reach,
}: {
  path: string;
  file: string;
  reach?: SiteReach | undefined;
}): ReadText {
  const refused = reach?.check({ path, name: file, file });
  if (refused !== undefined) return { diagnostic: refused };
  let bytes: Buffer;
  try {
    // Reject pipes and devices, because reading them may never end.
    const stat = statSync(path);
    if (!stat.isFile() && !stat.isDirectory()) return { diagnostic: notAFile(file) };
    // Read synchronously, because asynchronous calls take three times as long for thousands of small files.
    bytes = readFileSync(path);
  } catch (error) {
    return { diagnostic: unreadableFile({ file, error }) };
  }
  try {
    return { text: withLineFeeds(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    const { line, column } = firstBadByte(bytes);
    const diagnostic = unreadable({
      file,
      reason: "it isn't UTF-8",
      hint: 'Save the file as UTF-8 in your editor.',
    });
    return { diagnostic: { ...diagnostic, line, column } };
  }
}

/** Only some parsers treat a single carriage return as a line break, so parsers would disagree on line numbers. */
export function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r(?!\n)/g, '\n') : text;
}

export function unreadableFile({
  file,
  error,
  what = 'file',
}: {
  file: string;
  error: unknown;
  what?: 'file' | 'folder';
}): Diagnostic {
  const { code, message } = error as NodeJS.ErrnoException;
  // Node replaces invalid bytes in the name of a file with this character, so the resulting path doesn't exist.
  if (code === 'ENOENT' && file.includes('\uFFFD'))
    return unreadable({ file, reason: "its name isn't UTF-8", hint: `Rename the ${what}.`, what });
  const { reason, hint } = reasons[code ?? ''] ?? {
    reason: `the system reports ${code ?? message}`,
    hint: 'Check that the file and its folder can be read.',
  };
  const mode = what === 'folder' ? 'u+rx' : 'u+r';
  return unreadable({ file, reason, hint: hint.replace('u+r FILE', `${mode} ${file}`), what });
}

function notAFile(file: string): Diagnostic {
  return unreadable({ file, reason: 'it is a pipe, a socket, or a device', hint: 'Use the path of a file.' });
}

function unreadable({
  file,
  reason,
  hint,
  what = 'file',
}: {
  file: string;
  reason: string;
  hint: string;
  what?: 'file' | 'folder';
}): Diagnostic {
  return problem({ code: 'unreadable-file', message: `The ${what} can't be read: ${reason}.`, hint, file });
}

function firstBadByte(bytes: Buffer): { line: number; column: number } {
  const lines = bytes.toString('utf8').split('\uFFFD', 1)[0]?.split('\n') ?? [];
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
