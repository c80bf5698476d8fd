import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { messageWithCauses } from '../util/message-of.js';
import { siteFileLocation } from '../util/stack-locations.js';
import type { SyntaxMistake } from '../util/syntax-error.js';
import { syntaxMistake } from '../util/syntax-error.js';

interface Input {
  error: unknown;
  siteDir: string;
}

export function locateMistake(input: Input): SyntaxMistake | undefined {
  return syntaxMistake(input) ?? manifestMistake(input) ?? missingImport(input) ?? thrownIn(input);
}

/**
 * For modules that another engine's loader has transpiled. The loader preserves lines but not columns, so the column is
 * the start of the code in the line.
 */
export function locateTranspiledMistake(input: Input): SyntaxMistake | undefined {
  const syntax = syntaxMistake(input) ?? parseMistake(input);
  const found = syntax === undefined ? thrownIn(input) : undefined;
  if (found === undefined) return syntax;
  const path = join(input.siteDir, found.file);
  const line = existsSync(path) ? readFileSync(path, 'utf8').split('\n')[found.line - 1] : undefined;
  const message = found.message.replace(/\nRequire stack:\n[\s\S]*/, '');
  return { ...found, message, column: Math.max(0, line?.search(/\S/) ?? 0) + 1 };
}

/** Babel's message contains the location of a syntax error on its second line. */
function parseMistake({ error, siteDir }: Input): SyntaxMistake | undefined {
  const [, message, path, line, column] =
    /^ParseError: (.+?)\s*\n\s*(\S.*):(\d+):(\d+)$/m.exec(messageWithCauses(error)) ?? [];
  if (message === undefined || path === undefined) return undefined;
  return {
    message,
    file: relativePath({ siteDir, path }),
    line: Number(line),
    column: Number(column) + 1,
  };
}

/** The bundler reports errors in a `package.json` in a special format. */
function manifestMistake({ error, siteDir }: Input): SyntaxMistake | undefined {
  const [, path, message = '', line, column] =
    /JSONError \{ path: "(.*?)", message: "(.*?)", line: (\d+), column: (\d+) \}/.exec(
      messageWithCauses(error),
    ) ?? [];
  if (path === undefined) return undefined;
  const file = relativePath({ siteDir, path });
  const [reason = ''] = message.split(' at line ');
  return {
    message: `${file} is not valid JSON: ${reason}`,
    file,
    line: Number(line),
    column: Number(column),
  };
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

function thrownIn(input: Input): SyntaxMistake | undefined {
  const found = siteFileLocation(input);
  return found && { message: messageWithCauses(input.error), ...found };
}

function relativePath({ siteDir, path }: { siteDir: string; path: string }): string {
  return relative(siteDir, path).replaceAll('\\', '/');
}
