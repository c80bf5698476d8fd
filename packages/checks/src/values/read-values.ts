import { parseYaml } from 'lectern/plugin';
import { invalidPattern, readNamedFile } from '../named-file.js';
import type { ValueSettings } from '../options.js';
import { constantIn } from './constants.js';

export interface DefinedValue {
  name: string;
  value: string | number | boolean;
  unit: string | undefined;
  file: string;
  /** Glob patterns for the documents in which numbers may refer to this value. */
  documents: readonly string[];
}

export interface ReadValues {
  values: ReadonlyMap<string, DefinedValue>;
  problems: { name: string; message: string }[];
}

export function readValues({
  siteDir,
  settings,
}: {
  siteDir: string;
  settings: Readonly<Record<string, ValueSettings>>;
}): ReadValues {
  const values = new Map<string, DefinedValue>();
  const problems: ReadValues['problems'] = [];
  for (const [name, own] of Object.entries(settings)) {
    const found = readValue({ siteDir, settings: own });
    if (typeof found === 'object') problems.push({ name, message: found.problem });
    else values.set(name, { name, value: found, unit: own.unit, file: own.file, documents: own.documents });
  }
  return { values, problems };
}

function readValue({
  siteDir,
  settings: { file, constant, field, count, pattern, length },
}: {
  siteDir: string;
  settings: ValueSettings;
}): string | number | boolean | { problem: string } {
  const read = readNamedFile({ siteDir, file });
  if ('problem' in read) return read;
  const { path, text } = read;
  const ways = [constant, field, count, pattern].filter((way) => way !== undefined);
  if (ways.length !== 1)
    return { problem: 'Set exactly one of `constant`, `field`, `count`, and `pattern`.' };
  const invalid = invalidPattern(count ?? pattern);
  if (invalid !== undefined) return { problem: invalid };
  if (count !== undefined)
    return text.split(/\r?\n/).filter((line) => new RegExp(count, 'u').test(line)).length;
  if (pattern !== undefined) {
    const matches = [...text.matchAll(new RegExp(pattern, 'gmu'))];
    const [, found] = matches[0] ?? [];
    if (matches.length !== 1 || found === undefined) return wrongMatches({ matches: matches.length, file });
    return numeric(found);
  }
  const found =
    constant === undefined
      ? fieldOf({ text, file, path: field ?? '' })
      : constantIn({ file: path, path: constant });
  const what = `"${constant ?? field}" in "${file}"`;
  if (length) return Array.isArray(found) ? found.length : entriesOf({ found, what });
  if (typeof found === 'string' || typeof found === 'number' || typeof found === 'boolean') return found;
  return listed({ found, what });
}

function wrongMatches({ matches, file }: { matches: number; file: string }): { problem: string } {
  const wrong = matches === 1 ? 'has no group' : `matches ${matches} times`;
  return { problem: `\`pattern\` must match exactly once in "${file}" and have a group, but it ${wrong}.` };
}

function listed({ found, what }: { found: unknown; what: string }): string | { problem: string } {
  if (found === undefined)
    return {
      problem: `${what} does not exist, or its value is computed when the code runs. Name a constant or field with a literal value, or use \`pattern\`.`,
    };
  const names = Array.isArray(found) ? found.map(nameOf) : [''];
  if (names.every((name) => name !== '')) return new Intl.ListFormat('en').format(names);
  return {
    problem: `${what} is a list or an object. To use the number of its entries as the value, set \`length: true\`.`,
  };
}

function entriesOf({ found, what }: { found: unknown; what: string }): number | { problem: string } {
  return typeof found === 'object' && found !== null
    ? Object.keys(found).length
    : { problem: `${what} is neither a list nor an object. Remove \`length\` to use the value itself.` };
}

export function fieldOf({ text, file, path }: { text: string; file: string; path: string }): unknown {
  const { value } = parseYaml({ file, text, code: 'value', what: file });
  return path
    .split('.')
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === 'object' && inner !== null
          ? (inner as Readonly<Record<string, unknown>>)[key]
          : undefined,
      value,
    );
}

function numeric(text: string): string | number {
  const plain = text.replaceAll(/[_,](?=\d{3})/g, '');
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : text;
}

export function nameOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return String(entry ?? '');
  const { name, id } = entry as { name?: unknown; id?: unknown };
  const found = name ?? id ?? '';
  return typeof found === 'object' ? '' : String(found);
}
