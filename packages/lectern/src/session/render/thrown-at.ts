import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { sourceLocation } from '../../markdown/source-location.js';
import type { NameUse } from '../../markdown/types.js';

export interface ThrownAt {
  /** File relative to the site's folder. */
  file: string;
  /** 1-based line and column; absent for code that the compiler generated. */
  line?: number | undefined;
  column?: number | undefined;
}

/** Returns the compiled code of a document by file. */
export type CodeOfDocument = (file: string) => { code: string; names: readonly NameUse[] } | undefined;

interface Input {
  error: unknown;
  /** Absolute path of the site's folder. */
  siteDir: string;
  /** Returns the code of documents; if absent, stack frames in documents are skipped. */
  codeOfDocument?: CodeOfDocument | undefined;
}

/** Returns the location in the site's own code at which an error was thrown. */
export function thrownAt({ error, siteDir, codeOfDocument = () => undefined }: Input): ThrownAt | undefined {
  for (const { path, line, column } of framesOf(error)) {
    if (!path.startsWith('/')) {
      const document = codeOfDocument(path);
      if (document !== undefined) return { file: path, ...sourceLocation({ ...document, line, column }) };
      continue;
    }
    const location = originalLocation({ path, line, column });
    const file = relative(siteDir, location.path);
    // The engine, packages, and code bundled from them are excluded.
    if (file.startsWith('.') || file.includes('node_modules/')) continue;
    // The code that a Markdown file in a component becomes has other lines.
    return /\.mdx?$/.test(file) ? { file } : { file, line: location.line, column: location.column };
  }
  return undefined;
}

/** Returns the names of the site's functions in the stack, including components, innermost first. */
export function functionsOf(error: unknown): string[] {
  return framesOf(error).flatMap(({ name }) => (name === undefined ? [] : [name]));
}

/** Returns the files in the stack, innermost first. Documents are relative to the site's folder. */
export function filesOf(error: unknown): string[] {
  return framesOf(error).map(({ path }) => path);
}

/** Returns where an error passed through files, in their original code, innermost first. */
export function locationsOf(error: unknown): SourceLocation[] {
  return framesOf(error)
    .filter(({ path }) => path.startsWith('/'))
    .map(originalLocation);
}

interface Frame extends SourceLocation {
  name?: string | undefined;
}

/** Returns the stack frames that have a file. For a syntax error, the location is above the message. */
function framesOf(error: unknown): Frame[] {
  const stack = stackOf(error);
  const [, syntaxFile, syntaxLine, before] = /^(\S+):(\d+)\n.*\n( *)\^/.exec(stack) ?? [];
  const syntax =
    syntaxFile === undefined || before === undefined
      ? []
      : [{ path: syntaxFile, line: Number(syntaxLine), column: before.length + 1 }];
  const frames = stack.matchAll(
    /^ +at (?:(?:new |async )?([\w$.]+) )?(?:.*\()?(?:file:\/\/)?([^\s():][^():]*):(\d+):(\d+)\)?$/gm,
  );
  const called = [...frames].map(([, name, path = '', line, column]) => ({
    name: name?.split('.').at(-1),
    path: path.replace(/\?.*$/, ''),
    line: Number(line),
    column: Number(column),
  }));
  return [...syntax, ...called];
}

/** Returns the stack of an error; empty if the value is not an error, or its stack cannot be read. */
function stackOf(error: unknown): string {
  try {
    return error instanceof Error && typeof error.stack === 'string' ? error.stack : '';
  } catch {
    return '';
  }
}

export interface SourceLocation {
  path: string;
  line: number;
  column: number;
}

/** Maps a location through the bundler's source map, if there is one. */
function originalLocation({ path, line, column }: SourceLocation): SourceLocation {
  const map = sourceMapOf(path);
  if (map === undefined) return { path, line, column };
  const origin = new SourceMap(map).findOrigin(line, column);
  if (!('fileName' in origin)) return { path, line, column };
  return {
    path: resolve(dirname(path), origin.fileName),
    line: origin.lineNumber,
    column: origin.columnNumber,
  };
}

/** Reads the source map next to a module, or the one at its end. */
function sourceMapOf(path: string): ConstructorParameters<typeof SourceMap>[0] | undefined {
  const mapFile = `${path}.map`;
  if (existsSync(mapFile)) return JSON.parse(readFileSync(mapFile, 'utf8'));
  // Only bundled modules end with a source map.
  if (!path.endsWith('.mjs') || !existsSync(path)) return undefined;
  const [, encoded] = inlineMap.exec(readFileSync(path, 'utf8')) ?? [];
  return encoded === undefined ? undefined : JSON.parse(Buffer.from(encoded, 'base64').toString());
}

const inlineMap = /\n\/\/# sourceMappingURL=data:application\/json;base64,([\w+/=]+)\s*$/;
