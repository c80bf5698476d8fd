import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isWithin } from './reach.js';

/** The innermost function comes first. */
export function functionsOf(error: unknown): string[] {
  return framesOf(error).flatMap(({ name }) => (name === undefined ? [] : [name]));
}

/** The innermost file comes first. Documents are relative to the site's folder. */
export function filesOf(error: unknown): string[] {
  return framesOf(error).map(({ path }) => path);
}

/** The innermost location comes first. Locations are mapped to the original code. */
export function locationsOf(error: unknown): SourceLocation[] {
  return framesOf(error)
    .filter(({ path }) => path.startsWith('/'))
    .map(createLocationMapper());
}

export function siteLocationOf({
  error,
  siteDir,
}: {
  error: unknown;
  siteDir: string;
}): SourceLocation | undefined {
  return locationsOf(error).find(
    ({ path }) => isWithin({ folder: siteDir, path }) && !/[/\\](?:node_modules|\.lectern)[/\\]/.test(path),
  );
}

export function siteFileLocation(input: {
  error: unknown;
  siteDir: string;
}): { file: string; line: number; column: number } | undefined {
  const found = siteLocationOf(input);
  if (found === undefined) return undefined;
  const { path, line, column } = found;
  return { file: relative(input.siteDir, path).replaceAll('\\', '/'), line, column };
}

export interface Frame extends SourceLocation {
  name?: string | undefined;
}

/** For a syntax error, the first frame is the error's location, which is above the message. */
export function framesOf(error: unknown): Frame[] {
  const stack = stackOf(error);
  const [, syntaxFile, syntaxLine, before] = /^(\S+):(\d+)\n.*\n( *)\^/.exec(stack) ?? [];
  const syntax =
    syntaxFile === undefined || before === undefined
      ? []
      : [{ path: syntaxFile, line: Number(syntaxLine), column: before.length + 1 }];
  const called = stack.split('\n').flatMap((text) => {
    const [, name, path, line, column] = ofFile.exec(text) ?? ofModule.exec(text) ?? [];
    if (path === undefined) return [];
    return {
      name: name?.split('.').at(-1),
      path: pathOf(path.replace(/\?.*$/, '')),
      line: Number(line),
      column: Number(column),
    };
  });
  return [...syntax, ...called];
}

const ofFile =
  /^ +at (?:(?:new |async )?([\w$.]+) )?(?:.*\()?((?:file:\/\/)?[^\s():][^():]*):(\d+):(\d+)\)?$/;
/** A module's URL may contain parentheses and colons. */
const ofModule = /^ +at (?:(?:new |async )?([\w$.]+) )?(?:[^(]*\()?(file:\/\/\/\S+?):(\d+):(\d+)\)?$/;

/** In a module's URL, spaces and non-ASCII letters are escaped. */
function pathOf(path: string): string {
  try {
    return path.startsWith('file:') ? fileURLToPath(path) : path;
  } catch {
    return path;
  }
}

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

export type MapLocation = (location: SourceLocation) => SourceLocation;

/** Reads each source map only once, because parsing a large bundle's source map takes a tenth of a second. */
export function createLocationMapper(): MapLocation {
  const maps = new Map<string, SourceMap | undefined>();
  const mapOf = (path: string): SourceMap | undefined => {
    if (!maps.has(path)) maps.set(path, sourceMapOf(path));
    return maps.get(path);
  };
  return ({ path, line, column }) => {
    const origin = mapOf(path)?.findOrigin(line, column);
    if (origin === undefined || !('fileName' in origin)) return { path, line, column };
    return {
      // Remove the query that the bundler adds to the names of some modules.
      path: resolve(dirname(path), origin.fileName.replace(/\?.*$/, '')),
      line: origin.lineNumber,
      column: origin.columnNumber,
    };
  };
}

function sourceMapOf(path: string): SourceMap | undefined {
  const mapFile = `${path}.map`;
  if (existsSync(mapFile)) return new SourceMap(JSON.parse(readFileSync(mapFile, 'utf8')));
  // Among modules without a `.map` file, only bundled `.mjs` modules contain a source map.
  if (!path.endsWith('.mjs') || !existsSync(path)) return undefined;
  const [, encoded] = inlineMap.exec(readFileSync(path, 'utf8')) ?? [];
  return encoded === undefined
    ? undefined
    : new SourceMap(JSON.parse(Buffer.from(encoded, 'base64').toString()));
}

const inlineMap = /\n\/\/# sourceMappingURL=data:application\/json;base64,([\w+/=]+)\s*$/;
