import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseYaml } from 'lectern/plugin';
import type { ValueSettings } from '../options.js';
import { constantIn } from './constants.js';

/** A value of the source. */
export interface DefinedValue {
  name: string;
  value: string | number | boolean;
  unit: string | undefined;
  /** The file that defines it. */
  file: string;
  /** Patterns of the documents whose numbers may be this value. */
  documents: readonly string[];
}

export interface ReadValues {
  values: ReadonlyMap<string, DefinedValue>;
  /** What is wrong, by the name of the value. */
  problems: { name: string; message: string }[];
}

/** Reads all values of the options from the files that define them. */
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
  const path = join(siteDir, file);
  if (!existsSync(path)) return { problem: `There is no file "${file}".` };
  const ways = [constant, field, count, pattern].filter((way) => way !== undefined);
  if (ways.length !== 1) return { problem: 'Expected one of constant, field, count, or pattern.' };
  const invalid = [count, pattern].flatMap((source) => (source === undefined ? [] : invalidPattern(source)));
  if (invalid[0] !== undefined) return { problem: invalid[0] };
  const text = readFileSync(path, 'utf8');
  if (count !== undefined)
    return text.split(/\r?\n/).filter((line) => new RegExp(count, 'u').test(line)).length;
  if (pattern !== undefined) {
    const matches = [...text.matchAll(new RegExp(pattern, 'gmu'))];
    const [, found] = matches[0] ?? [];
    if (matches.length !== 1 || found === undefined)
      return {
        problem: `The pattern matches ${matches.length} times in "${file}". It must match exactly once and have a group.`,
      };
    return numeric(found);
  }
  const found =
    constant === undefined
      ? fieldOf({ text, file, path: field ?? '' })
      : constantIn({ file: path, path: constant });
  const what = `"${constant ?? field}" of "${file}"`;
  if (length) return Array.isArray(found) ? found.length : entriesOf({ found, what });
  if (typeof found === 'string' || typeof found === 'number' || typeof found === 'boolean') return found;
  if (found === undefined)
    return {
      problem: `There is no ${what}, or its value is calculated in a way that this check can't follow.`,
    };
  return {
    problem: `${what} is a list or an object. To use its number of entries as the value, set \`length\`.`,
  };
}

function entriesOf({ found, what }: { found: unknown; what: string }): number | { problem: string } {
  return typeof found === 'object' && found !== null
    ? Object.keys(found).length
    : { problem: `${what} is no list.` };
}

function fieldOf({ text, file, path }: { text: string; file: string; path: string }): unknown {
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

/** What is wrong with a regular expression of the configuration. */
function invalidPattern(source: string): string[] {
  try {
    new RegExp(source, 'u');
    return [];
  } catch (error) {
    return [`${error instanceof Error ? error.message : String(error)}.`];
  }
}
