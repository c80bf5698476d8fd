import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Diagnostic, ParsedYaml, Reach, ReadMemory, SourceLocation } from 'lectern/plugin';
import { parseYaml, reachOf, readText, siteRelative } from 'lectern/plugin';
import type { JsonValue } from '../model/api-page.js';
import type { Path } from './json.js';
import { isObject } from './json.js';
import { jsonLocations } from './json-locations.js';
import { problems } from './problems.js';
import { fetchText } from './remote.js';
import { walkReferences } from './walk-references.js';

export interface LoadedFile {
  /** The absolute path of the file, or its URL if it is remote. */
  id: string;
  /** The path to show in messages, relative to the site's folder. */
  file: string;
  text: string;
  /** Parsed on first access, so a cached document is never parsed. */
  readonly value: JsonValue;
  locationOf: ParsedYaml['locationOf'];
  /** Includes errors that `JSON.parse` ignores, such as duplicate keys. Collected on first access. */
  readonly diagnostics: readonly Diagnostic[];
  links: readonly Link[];
}

interface Link {
  ref: string;
  path: Path;
}

export interface LoadedFiles {
  files: LoadedFile[];
  /** Absolute paths of all local files that the document refers to, whether or not they exist. */
  sought: string[];
  diagnostics: Diagnostic[];
}

interface Options {
  path: string;
  siteDir: string;
  allowRemote: boolean;
  /**
   * Absolute paths of files and folders that references may lead to, in addition to the document's folder. Default:
   * none.
   */
  allowedPaths?: readonly string[] | undefined;
  memory?: ReadMemory | undefined;
}

export async function loadFiles({
  path,
  siteDir,
  allowRemote,
  allowedPaths = [],
  memory,
}: Options): Promise<LoadedFiles> {
  const reach = reachOf({ roots: [dirname(path)], named: [path, ...allowedPaths] });
  const refused = new Set<string>();
  const files = new Map<string, LoadedFile>();
  const seen = new Set([path]);
  const first = await loadFile({ id: path, siteDir, memory, isMain: true });
  const diagnostics = [...first.diagnostics];
  if (first.file !== undefined) files.set(path, first.file);
  for (const from of files.values()) {
    for (const { ref, path: location } of from.links) {
      const id = fileOfReference({ ref, from: from.id });
      if (id === undefined || seen.has(id)) continue;
      seen.add(id);
      const spot = (): Spot => ({ file: from.file, ...from.locationOf([...location, '$ref']) });
      const { file, diagnostics: found } = await loadReferenced({
        id,
        siteDir,
        allowRemote,
        reach,
        memory,
        ref,
        spot,
      });
      if (!isRemote(id) && reach(id) !== undefined) refused.add(id);
      if (file !== undefined) files.set(id, file);
      diagnostics.push(...found);
    }
  }
  return {
    files: [...files.values()],
    sought: [...seen].filter((id) => !isRemote(id) && !refused.has(id)),
    diagnostics,
  };
}

interface Loaded {
  file?: LoadedFile;
  diagnostics: Diagnostic[];
}

type Spot = { file: string } & SourceLocation;

type FileOptions = Pick<Options, 'siteDir' | 'memory'> & { id: string; isMain?: boolean };

type Parsed = Pick<ParsedYaml, 'value' | 'locationOf' | 'diagnostics'>;

/** JSON is parsed much faster as JSON than as YAML. Returns undefined for any other text. */
function parseJson(text: string): JsonValue | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}

/** Returns false if in doubt. Searching the text is ten times as fast as parsing it. */
function refersOnlyToItself(text: string): boolean {
  return /^\s*[{[]/.test(text) && !/\$ref(?!"\s*:\s*"#)|\\u00(?:24|65|66|72)/i.test(text);
}

/** Other tools allow references to plain text, such as a description or a code sample. */
function hasTextName(file: string): boolean {
  return /\.[a-z\d]+$/i.test(file) && !/\.(?:ya?ml|json)$/i.test(file);
}

interface FileParser {
  parse: () => Parsed;
  /** Parses only the value, which is enough for most builds. Returns undefined if the file has errors. */
  valueOnly: () => JsonValue | undefined;
}

function fileParser({
  file,
  text,
  mayBeText,
}: {
  file: string;
  text: string;
  /** The file is plain text, such as a description, unless it is valid JSON. */
  mayBeText: boolean;
}): FileParser {
  let json: { value: JsonValue | undefined } | undefined;
  let parsed: Parsed | undefined;
  const asJson = (): JsonValue | undefined => {
    json ??= { value: parseJson(text) };
    return json.value;
  };
  const parseFully = (): Parsed => {
    const value = asJson();
    const locationOf = value === undefined ? undefined : jsonLocations(text);
    if (locationOf !== undefined) return { value, locationOf, diagnostics: [] };
    if (mayBeText) return { value: text, locationOf: () => ({ line: 1, column: 1 }), diagnostics: [] };
    return parseYaml({ file, text, code: 'invalid-openapi', what: 'The document' });
  };
  const parse = (): Parsed => {
    parsed ??= parseFully();
    return parsed;
  };
  return {
    parse,
    valueOnly: () => asJson() ?? (parse().diagnostics.length > 0 ? undefined : (parse().value as JsonValue)),
  };
}

async function loadFile({ id, siteDir, memory, isMain = false }: FileOptions): Promise<Loaded> {
  const file = isRemote(id) ? id : siteRelative({ siteDir, path: id });
  const read = isRemote(id) ? { text: await fetchText(id) } : readText({ path: id, file });
  if (read.text === undefined) return { diagnostics: [read.diagnostic] };
  const { text } = read;
  const { parse, valueOnly } = fileParser({
    file,
    text,
    mayBeText: !isMain && !isRemote(id) && hasTextName(file),
  });
  const make = (): Link[] | undefined => {
    if (refersOnlyToItself(text)) return [];
    const value = valueOnly();
    return value === undefined ? undefined : linksOf({ value, id });
  };
  const links =
    memory === undefined || isRemote(id) ? make() : memory.recall({ path: id, key: 'openapi', make });
  if (links === undefined) return { diagnostics: parse().diagnostics };
  return {
    file: {
      id,
      file,
      text,
      links,
      get value() {
        return parse().value as JsonValue;
      },
      locationOf: (...where) => parse().locationOf(...where),
      get diagnostics() {
        return parse().diagnostics;
      },
    },
    diagnostics: [],
  };
}

interface Referenced {
  reach: Reach;
  ref: string;
  spot: () => Spot;
}

async function loadReferenced({
  allowRemote,
  reach,
  ref,
  spot,
  ...options
}: FileOptions & Pick<Options, 'allowRemote'> & Referenced): Promise<Loaded> {
  const { id, siteDir } = options;
  if (!isRemote(id)) {
    const found = siteRelative({ siteDir, path: id });
    // An untrusted document must not find out which files exist, so the path is checked before the file is read.
    const limit = reach(id);
    if (limit !== undefined) {
      const target = siteRelative({ siteDir, path: limit.target });
      return { diagnostics: [problems.referenceOutOfReach({ ref, ...limit, target, ...spot() })] };
    }
    const kind = kindOf(id);
    if (kind === 'file') return loadFile(options);
    const isFolder = kind === 'folder';
    return { diagnostics: [problems.missingReferencedFile({ ref, found, isFolder, ...spot() })] };
  }
  if (!allowRemote) return { diagnostics: [problems.remoteReference({ ref, ...spot() })] };
  try {
    return await loadFile(options);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { diagnostics: [problems.unreachable({ ref, reason, ...spot() })] };
  }
}

function kindOf(path: string): 'file' | 'folder' | undefined {
  try {
    return statSync(path).isDirectory() ? 'folder' : 'file';
  } catch {
    // The file does not exist, or its path contains a null byte.
    return undefined;
  }
}

function linksOf({ value, id }: { value: JsonValue; id: string }): Link[] {
  const links: Link[] = [];
  if (!isObject(value)) return links;
  walkReferences({
    value,
    visit: ({ ref, path }) => {
      if (fileOfReference({ ref, from: id }) !== undefined) links.push({ ref, path });
    },
  });
  return links;
}

export function fileOfReference({ ref, from }: { ref: string; from: string }): string | undefined {
  const [name = ''] = ref.split('#');
  if (name === '') return undefined;
  if (isRemote(name)) return name;
  if (isRemote(from)) return new URL(name, from).href;
  return resolve(dirname(from), decoded(name));
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function isRemote(id: string): boolean {
  return /^[a-z][a-z\d+.-]+:\/\//i.test(id) || id.startsWith('//');
}
