import { invalidPattern, readNamedFile } from '../named-file.js';
import type { TableSettings } from '../options.js';
import { constantIn } from '../values/constants.js';
import { fieldOf, nameOf } from '../values/read-values.js';

export interface NameList {
  name: string;
  names: readonly string[];
  file: string;
  documents: readonly string[];
  column: string;
  forms: readonly string[];
  except: readonly string[];
  isPartial: boolean;
}

export interface ReadLists {
  lists: NameList[];
  problems: { name: string; message: string }[];
}

export function readLists({
  siteDir,
  settings,
}: {
  siteDir: string;
  settings: Readonly<Record<string, TableSettings>>;
}): ReadLists {
  const lists: NameList[] = [];
  const problems: ReadLists['problems'] = [];
  for (const [name, own] of Object.entries(settings)) {
    const found = namesOf({ siteDir, settings: own });
    if (!Array.isArray(found)) problems.push({ name, ...found });
    else {
      const { file, documents, column, forms, except, partial: isPartial } = own;
      lists.push({ name, names: found, file, documents, column, forms, except, isPartial });
    }
  }
  return { lists, problems };
}

function namesOf({
  siteDir,
  settings: { file, constant, field, pattern },
}: {
  siteDir: string;
  settings: TableSettings;
}): string[] | { message: string } {
  const read = readNamedFile({ siteDir, file });
  if ('problem' in read) return { message: read.problem };
  const { path, text } = read;
  const ways = [constant, field, pattern].filter((way) => way !== undefined);
  if (ways.length !== 1) return { message: 'Set exactly one of `constant`, `field`, and `pattern`.' };
  const invalid = invalidPattern(pattern);
  if (invalid !== undefined) return { message: invalid };
  if (pattern !== undefined) {
    const found = [...text.matchAll(new RegExp(pattern, 'gmu'))].flatMap(([, name]) => name ?? []);
    return found.length > 0 ? found : { message: `\`pattern\` matches nothing in "${file}".` };
  }
  const found =
    constant === undefined
      ? fieldOf({ text, file, path: field ?? '' })
      : constantIn({ file: path, path: constant });
  if (Array.isArray(found)) return found.map(nameOf);
  if (typeof found === 'object' && found !== null) return Object.keys(found);
  return { message: `"${constant ?? field}" in "${file}" is neither a list nor an object.` };
}
