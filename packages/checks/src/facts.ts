import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Diagnostic, LinkTarget, SourceContent } from 'lectern/plugin';
import { hashOf, listFiles, packageVersion } from 'lectern/plugin';
import type { Reviews } from './claims/reviews.js';
import { readReviews } from './claims/reviews.js';
import { headerNames } from './fences/http.js';
import type { CommandFacts } from './fences/shell-words.js';
import type { RepositoryFiles } from './files.js';
import { isMatch, readJson, repositoryFiles } from './files.js';
import { readNamedFile } from './named-file.js';
import type { Titles } from './names/check-page-links.js';
import { titlesOf } from './names/check-page-links.js';
import type { DefinedName } from './names/definitions.js';
import { definitionsIn } from './names/definitions.js';
import { sourceNames } from './names/identifiers.js';
import type { NameIndex } from './names/name-index.js';
import { createNameIndex } from './names/name-index.js';
import type { ChecksSettings } from './options.js';
import type { Pins } from './pins/check-pins.js';
import type { ReadLists } from './tables/read-lists.js';
import { readLists } from './tables/read-lists.js';
import type { ReadValues } from './values/read-values.js';
import { readValues } from './values/read-values.js';

export interface Facts {
  files: RepositoryFiles;
  index: NameIndex;
  commands: CommandFacts;
  titles: Titles;
  /** The parts of the names that documents define. For the option `names.strict`, these are `names` and `strict`. */
  optionNames: ReadonlySet<string>;
  values: ReadValues;
  reviews: Reviews;
  reviewProblems: readonly Diagnostic[];
  lists: ReadLists;
  /** The recorded statements; undefined if the option `pins` isn't set, or if its file can't be read. */
  pins: Pins | undefined;
  pinsProblem: string | undefined;
  siteDir: string;
  fingerprint: string;
}

interface Options {
  siteDir: string;
  settings: ChecksSettings;
  contents: readonly SourceContent[];
}

export async function readFacts({ siteDir, settings, contents }: Options): Promise<Facts> {
  const root = join(siteDir, settings.root);
  const files = repositoryFiles(root);
  const definitions = readDefinitions({ siteDir, contents, patterns: settings.names?.definedIn ?? [] });
  const packages = packageNames({ root, files });
  const symbols = contents.flatMap((content) => content.symbols ?? []);
  const { reviews, diagnostics } = readReviews({ siteDir, file: settings.claims?.reviews });
  const others =
    settings.names === undefined
      ? { known: [], mentioned: [] }
      : await otherNames({ root, settings: settings.names });
  const lists = readLists({ siteDir, settings: settings.tables });
  const record = settings.pins && readNamedFile({ siteDir, file: settings.pins.file });
  const pins = record && 'text' in record ? record.text.split(/\r?\n/) : undefined;
  const values = readValues({ siteDir, settings: settings.values });
  const titles = titlesOf(contents);
  return {
    files,
    index: createNameIndex({
      symbols,
      definitions,
      others: [
        ...others.known,
        ...packages.names,
        ...headerNames,
        ...lists.lists.flatMap(({ names }) => names),
      ],
      mentioned: others.mentioned,
    }),
    commands: commandFacts({ ...packages, definitions }),
    titles,
    optionNames: new Set([...definitions.keys()].flatMap((name) => name.split(/\[\]\.|\./))),
    values,
    reviews,
    reviewProblems: diagnostics,
    lists,
    pins,
    pinsProblem: record && 'problem' in record ? record.problem : undefined,
    siteDir,
    fingerprint: hashOf([
      packageVersion({ name: 'lectern' }),
      packageVersion({ name: '@lectern/checks', from: import.meta.url }),
      [...files.paths],
      symbols,
      [...titles],
      [...definitions],
      [...packages.names],
      [...packages.scripts],
      [...packages.binaries],
      [...packages.packages],
      others,
      [...values.values],
      reviews,
      lists,
      pins,
    ]),
  };
}

function readIfAny(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function readDefinitions({
  siteDir,
  contents,
  patterns,
}: {
  siteDir: string;
  contents: readonly SourceContent[];
  patterns: readonly string[];
}): Map<string, DefinedName[]> {
  const definitions = new Map<string, DefinedName[]>();
  if (patterns.length === 0) return definitions;
  for (const page of contents.flatMap(({ pages }) => pages)) {
    if (page.kind !== 'doc' && page.kind !== 'markdown-page') continue;
    const { file, route } = page;
    if (!isMatch({ file, patterns })) continue;
    for (const { name, anchor, isHeading } of definitionsIn(readIfAny(join(siteDir, file)) ?? '')) {
      const known = definitions.get(name) ?? [];
      // A name in a table counts only if nothing else defines it. A name in a heading always counts, because it is a
      // link target.
      if (isHeading || known.length === 0) definitions.set(name, [...known, { file, route, anchor }]);
    }
  }
  return definitions;
}

async function otherNames({
  root,
  settings: { sources, known },
}: {
  root: string;
  settings: NonNullable<ChecksSettings['names']>;
}): Promise<{ known: string[]; mentioned: string[] }> {
  const exclude = ['**/node_modules/**', '**/dist/**', '**/bundled/**', '**/build/**'];
  const files = sources.length === 0 ? [] : await listFiles({ dir: root, include: sources, exclude });
  const found = sourceNames(files.map((file) => readIfAny(join(root, file)) ?? ''));
  return {
    known: [...Object.values(known).flat(), ...Object.getOwnPropertyNames(globalThis)],
    mentioned: [...found.identifiers, ...found.environment, ...found.words],
  };
}

function packageNames({ root, files }: { root: string; files: RepositoryFiles }): {
  scripts: Set<string>;
  names: Set<string>;
  /** The commands that `npx` can run: the packages' binaries and the names of their dependencies. */
  binaries: Set<string>;
  packages: Map<string, string | undefined>;
} {
  const packages = new Map<string, string | undefined>();
  const scripts = new Set<string>();
  const names = new Set<string>();
  const binaries = new Set<string>();
  for (const path of files.paths) {
    if (!/(?:^|\/)package\.json$/.test(path) || /(?:^|\/)(?:fixtures|__fixtures__)\//.test(path)) continue;
    const content = (readJson(join(root, path)) ?? {}) as Readonly<Record<string, unknown>>;
    const dependencies = dependenciesOf(content);
    for (const name of dependencies) names.add(name);
    for (const name of dependencies) packages.set(name, packages.get(name));
    for (const name of [...dependencies, ...Object.keys(Object(content.bin))]) binaries.add(name);
    for (const name of Object.keys((content.scripts ?? {}) as object)) scripts.add(name);
    for (const key of Object.keys((content.exports ?? {}) as object))
      names.add(posix.join(textOf(content.name) ?? '', key));
    const name = textOf(content.name);
    if (name === undefined) continue;
    names.add(name);
    packages.set(name, textOf(content.version));
  }
  return { scripts, names, binaries, packages };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function dependenciesOf(content: Readonly<Record<string, unknown>>): string[] {
  const kinds = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];
  return kinds.flatMap((kind) => Object.keys(Object(content[kind])));
}

function commandFacts({
  definitions,
  scripts,
  binaries,
  packages,
}: {
  definitions: ReadonlyMap<string, readonly DefinedName[]>;
  scripts: ReadonlySet<string>;
  binaries: ReadonlySet<string>;
  packages: ReadonlyMap<string, string | undefined>;
}): CommandFacts {
  const commands = new Set<string>();
  const options = new Set<string>();
  const optionTargets = new Map<string, LinkTarget>();
  for (const [name, [place]] of definitions) {
    for (const [option] of name.matchAll(/(?<![\w-])--?[a-z][\w-]*/g)) {
      if (!name.startsWith('-')) continue;
      options.add(option);
      if (place !== undefined) optionTargets.set(option, { route: place.route, anchor: place.anchor });
    }
    const [command] = /^[a-z][\w-]* [a-z][\w-]*(?= |$)/.exec(name) ?? [];
    if (command !== undefined && place?.anchor !== undefined && !/^(?:npm|npx|git|node) /.test(command))
      commands.add(command);
  }
  const programs = new Set([...commands].map((command) => command.split(' ')[0] ?? ''));
  return { scripts, binaries, packages, programs, commands, options, optionTargets };
}
