import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { messageWithCauses } from '../util/message-of.js';
import { siteLocationOf } from '../util/stack-locations.js';
import type { SyntaxMistake } from '../util/syntax-error.js';
import { syntaxMistake } from '../util/syntax-error.js';

interface Input {
  error: unknown;
  siteDir: string;
}

/** Returns the reason and the location of an error in a module of the site; undefined if the location is unknown. */
export function locateMistake(input: Input): SyntaxMistake | undefined {
  return syntaxMistake(input) ?? manifestMistake(input) ?? missingImport(input) ?? thrownIn(input);
}

/** Finds a mistake in a `package.json`. The bundler reports it in a custom format. */
function manifestMistake({ error, siteDir }: Input): SyntaxMistake | undefined {
  const [, path, message = '', line, column] =
    /JSONError \{ path: "(.*?)", message: "(.*?)", line: (\d+), column: (\d+) \}/.exec(
      messageWithCauses(error),
    ) ?? [];
  if (path === undefined) return undefined;
  const file = relativePath({ siteDir, path });
  const [reason = ''] = message.split(' at line ');
  return { message: `${file} is not JSON: ${reason}`, file, line: Number(line), column: Number(column) };
}

function missingImport({ error, siteDir }: Input): SyntaxMistake | undefined {
  const [, specifier, importer] =
    /^Failed to load url (\S+) \(resolved id: .*?\) in (.+)\. Does the file exist\?$/.exec(
      messageWithCauses(error),
    ) ?? [];
  if (specifier === undefined || importer === undefined || !existsSync(importer)) return undefined;
  const before =
    readFileSync(importer, 'utf8').split(new RegExp(`(?=['"]${escaped(specifier)}['"])`))[0] ?? '';
  const lines = before.split('\n');
  return {
    message: `The module "${specifier}" was not found.`,
    file: relativePath({ siteDir, path: importer }),
    line: lines.length,
    column: (lines.at(-1)?.length ?? 0) + 1,
  };
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function thrownIn({ error, siteDir }: Input): SyntaxMistake | undefined {
  const found = siteLocationOf({ error, siteDir });
  if (found === undefined) return undefined;
  const { path, ...location } = found;
  return { message: messageWithCauses(error), file: relativePath({ siteDir, path }), ...location };
}

function relativePath({ siteDir, path }: { siteDir: string; path: string }): string {
  return relative(siteDir, path).replaceAll('\\', '/');
}
