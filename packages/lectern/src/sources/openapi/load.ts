import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { siteRelative } from '../paths.js';
import { readText } from '../read-text.js';
import type { ParsedYaml } from '../yaml.js';
import { parseYaml } from '../yaml.js';
import type { JsonObject } from './json.js';
import { isObject } from './json.js';
import type { JsonValue } from './model.js';
import { problems } from './problems.js';
import { fetchText } from './remote.js';
import { walkReferences } from './walk-references.js';

export interface LoadedFile {
  /** Absolute path, or the address of a remote one. */
  id: string;
  /** As messages name it: relative to the site's folder. */
  file: string;
  text: string;
  value: JsonValue;
  placeOf: ParsedYaml['placeOf'];
}

export interface LoadedFiles {
  /** The document first. */
  files: LoadedFile[];
  /** Absolute paths of all that was looked for, found or not. */
  sought: string[];
  diagnostics: Diagnostic[];
}

interface Options {
  /** Absolute path of the document. */
  path: string;
  siteDir: string;
  allowRemote: boolean;
}

/** Reads a document and, one after another, every file that it refers to. */
export async function loadFiles({ path, siteDir, allowRemote }: Options): Promise<LoadedFiles> {
  const files = new Map<string, LoadedFile>();
  const seen = new Set([path]);
  const first = await loadFile({ id: path, siteDir });
  const diagnostics = [...first.diagnostics];
  if (first.file !== undefined) files.set(path, first.file);
  // Files that are read meanwhile are added to the map, which goes on with them.
  for (const from of files.values()) {
    for (const { ref, path: place } of referencesOf(from.value)) {
      const id = fileOfReference({ ref, from: from.id });
      if (id === undefined || seen.has(id)) continue;
      seen.add(id);
      const spot = { file: from.file, ...from.placeOf([...place, '$ref']) };
      const { file, diagnostics: found } = await loadReferenced({ id, siteDir, allowRemote, ref, spot });
      if (file !== undefined) files.set(id, file);
      diagnostics.push(...found);
    }
  }
  return { files: [...files.values()], sought: [...seen].filter((id) => !isRemote(id)), diagnostics };
}

interface Loaded {
  file?: LoadedFile;
  diagnostics: Diagnostic[];
}

async function loadFile({ id, siteDir }: { id: string; siteDir: string }): Promise<Loaded> {
  const file = isRemote(id) ? id : siteRelative({ siteDir, path: id });
  const read = isRemote(id) ? { text: await fetchText(id) } : readText({ path: id, file });
  if (read.text === undefined) return { diagnostics: [read.diagnostic] };
  const parsed = parseYaml({ file, text: read.text, code: 'invalid-openapi', what: 'The document' });
  if (parsed.diagnostics.length > 0) return { diagnostics: parsed.diagnostics };
  const value = parsed.value as JsonValue;
  return { file: { id, file, text: read.text, value, placeOf: parsed.placeOf }, diagnostics: [] };
}

/** The same for a file that a reference leads to: what keeps it from being read is said at the reference. */
async function loadReferenced({
  id,
  siteDir,
  allowRemote,
  ref,
  spot,
}: {
  id: string;
  siteDir: string;
  allowRemote: boolean;
  ref: string;
  spot: { file: string; line: number; column: number };
}): Promise<Loaded> {
  if (!isRemote(id)) {
    const found = siteRelative({ siteDir, path: id });
    if (existsSync(id)) return loadFile({ id, siteDir });
    return { diagnostics: [problems.missingReferencedFile({ ref, found, ...spot })] };
  }
  if (!allowRemote) return { diagnostics: [problems.remoteReference({ ref, ...spot })] };
  try {
    return await loadFile({ id, siteDir });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { diagnostics: [problems.unreachable({ ref, reason, ...spot })] };
  }
}

function referencesOf(value: JsonValue) {
  const found: { ref: string; path: readonly (string | number)[]; holder: JsonObject }[] = [];
  if (isObject(value)) walkReferences({ value, visit: (reference) => found.push(reference) });
  return found;
}

/** Id of the file that a reference leads to; nothing for one within its own file. */
export function fileOfReference({ ref, from }: { ref: string; from: string }): string | undefined {
  const [name = ''] = ref.split('#');
  if (name === '') return undefined;
  if (isRemote(name)) return name;
  if (isRemote(from)) return new URL(name, from).href;
  return resolve(dirname(from), decodeURI(name));
}

export function isRemote(id: string): boolean {
  return /^[a-z][a-z\d+.-]+:\/\//i.test(id) || id.startsWith('//');
}
