import type { Diagnostic, SourceLocation } from 'lectern/plugin';
import type { JsonValue } from '../model/api-page.js';
import type { JsonObject, Path } from './json.js';
import { asObject, isObject, pathOfPointer, pointerOfPath, valueAt } from './json.js';
import type { LoadedFile } from './load.js';
import { fileOfReference } from './load.js';
import { problems } from './problems.js';
import { walkReferences } from './walk-references.js';

/** The key in the bundle that contains the document's other files. */
export const filesKey = 'x-lectern-files';

export interface Bundle {
  /** A document with internal references only. */
  root: JsonObject;
  /** Names of the other files, by index. If a whole file is a schema, the schema is named after the file. */
  fileNames: string[];
  locationOf: (path: Path, what?: 'key' | 'value') => SourceLocation & { file: string };
  /** Returns the text of a file from the source location of a value to the end of its line. */
  sourceAt: (path: Path) => string;
  diagnostics: Diagnostic[];
  /** Whether a file may have parts with `x-internal`, which no page shows. */
  hasInternal: boolean;
}

/**
 * Bundles several files into one document. Each file except the main one gets its own key, and references are
 * rewritten. Later steps don't need to know about files, but can still trace each value to its source
 * location.
 */
export function bundleFiles(files: readonly LoadedFile[]): Bundle {
  const [main, ...others] = files;
  if (main === undefined) throw new Error('A document has at least one file.');
  const diagnostics: Diagnostic[] = [];
  const indexOf = new Map(others.map(({ id }, index) => [id, index]));
  const root: JsonObject = structuredClone(asObject(main.value));
  if (others.length > 0) root[filesKey] = others.map(({ value }) => structuredClone(value));
  const prefixOf = (id: string): Path | undefined => {
    const index = indexOf.get(id);
    if (id === main.id) return [];
    return index === undefined ? undefined : [filesKey, index];
  };
  // Errors in references to another broken reference. Only the last reference of a chain is the mistake.
  const consequences: Diagnostic[] = [];
  // All references must be rewritten before chains are followed.
  const checks: (() => void)[] = [];
  for (const file of files) {
    const own = prefixOf(file.id) ?? [];
    const value = valueAt({ value: root, path: own });
    if (!isObject(value)) continue;
    walkReferences({
      value,
      visitWrong: ({ found, path }) => {
        if (own.length === 0 && path[0] === filesKey) return;
        const spot = { file: file.file, ...file.locationOf([...path, '$ref']) };
        diagnostics.push(problems.referenceType({ found: JSON.stringify(found).slice(0, 60), ...spot }));
      },
      visit: ({ holder, ref, path, isMap, replace }) => {
        if (own.length === 0 && path[0] === filesKey) return;
        const prefix = prefixOf(fileOfReference({ ref, from: file.id }) ?? file.id);
        // A missing file has already been reported.
        if (prefix === undefined) return;
        const hash = ref.includes('#') ? ref.slice(ref.indexOf('#')) : '';
        const inner = pathOfPointer(hash);
        const spot = { file: file.file, ...file.locationOf([...path, '$ref']) };
        if (inner === undefined) {
          diagnostics.push(problems.brokenReference({ ref, token: hash, known: [], ...spot }));
          return;
        }
        holder.$ref = pointerOfPath([...prefix, ...inner]);
        checks.push(() => {
          const target = endOfChain({ root, path: [...prefix, ...inner] });
          const { found, isConsequence } = problemAtEnd({ target, ref, spot });
          if (found !== undefined) (isConsequence ? consequences : diagnostics).push(found);
          // No later step expects a reference instead of a map or a string. The specification does not allow these
          // references, but other tools follow them.
          if (target.kind === 'found' && (isMap || typeof target.value === 'string'))
            replace(structuredClone(target.value));
        });
      },
    });
  }
  for (const check of checks) check();
  const fileOf = (path: Path): { file: LoadedFile; inner: Path } =>
    path[0] === filesKey
      ? { file: others[Number(path[1])] ?? main, inner: path.slice(2) }
      : { file: main, inner: path };
  return {
    root,
    fileNames: others.map(({ file }) => file),
    diagnostics: diagnostics.length > 0 ? diagnostics : consequences,
    hasInternal: files.some(({ text }) => text.includes('x-internal')),
    locationOf: (path, what) => {
      const { file, inner } = fileOf(path);
      return { file: file.file, ...file.locationOf(inner, what) };
    },
    sourceAt: (path) => {
      const { file, inner } = fileOf(path);
      const { line, column } = file.locationOf(inner);
      return (file.text.split('\n', line)[line - 1] ?? '').slice(column - 1);
    },
  };
}

function problemAtEnd({
  target,
  ref,
  spot,
}: {
  target: End;
  ref: string;
  spot: SourceLocation & { file: string };
}): { found?: Diagnostic; isConsequence?: boolean } {
  switch (target.kind) {
    case 'found':
      return {};
    case 'missing': {
      const { token, known, isOwn } = target;
      return { found: problems.brokenReference({ ref, token, known, ...spot }), isConsequence: !isOwn };
    }
    case 'endless':
      return { found: problems.endlessReference({ ref, ...spot }) };
    case 'too-long':
      return { found: problems.longChain({ ref, most: mostReferences, ...spot }) };
  }
}

type End =
  | { kind: 'found'; path: Path; value: JsonValue }
  | {
      kind: 'missing';
      token: string;
      known: string[];
      /** Whether the token is a part of the given path, and not of a reference on the way. */
      isOwn: boolean;
    }
  | { kind: 'endless' }
  | { kind: 'too-long' };

/* The maximum number of references in a chain. No real document has a tenth as many. */
const mostReferences = 200;
const mostKeys = 10_000;

/** Follows references until they lead to a value. A pointer may also pass through a reference. */
export function endOfChain({ root, path }: { root: JsonValue; path: Path }): End {
  const seen = new Set<string>();
  let rest = [...path];
  let ownLeft = path.length;
  let done: (string | number)[] = [];
  let value: JsonValue = root;
  for (;;) {
    const ref = referenceAt({ value, rest });
    if (ref !== undefined) {
      const next = pathOfPointer(ref);
      const key = `${ref} ${rest.join('/')}`;
      const reason = reasonToStop({ seen, key, rest });
      if (reason !== undefined) return { kind: reason };
      seen.add(key);
      // An unresolved reference is reported at its own location.
      if (next === undefined) return { kind: 'found', path: done, value };
      rest = [...next, ...rest];
      done = [];
      value = root;
      continue;
    }
    const isOwn = rest.length <= ownLeft;
    const key = rest.shift();
    ownLeft = Math.min(ownLeft, rest.length);
    if (key === undefined) return { kind: 'found', path: done, value };
    const inner: JsonValue | undefined = valueAt({ value, path: [key] });
    if (inner === undefined) return { kind: 'missing', token: String(key), known: keysOf(value), isOwn };
    value = inner;
    done.push(key);
  }
}

function reasonToStop({
  seen,
  key,
  rest,
}: {
  seen: ReadonlySet<string>;
  key: string;
  rest: Path;
}): 'endless' | 'too-long' | undefined {
  if (seen.has(key) || rest.length > mostKeys) return 'endless';
  if (seen.size < mostReferences) return undefined;
  // A reference through itself makes the rest longer each time: `components: {$ref: '#/components/a'}`.
  return rest.length > mostReferences ? 'endless' : 'too-long';
}

/** Returns the value's reference, unless the next key is a sibling of `$ref`. */
function referenceAt({ value, rest }: { value: JsonValue; rest: Path }): string | undefined {
  if (!isObject(value) || typeof value.$ref !== 'string') return undefined;
  const [next] = rest;
  return next === undefined || !(next in value) ? value.$ref : undefined;
}

function keysOf(value: JsonValue): string[] {
  return isObject(value) ? Object.keys(value) : [];
}
