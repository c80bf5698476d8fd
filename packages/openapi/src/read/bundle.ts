import type { Diagnostic, SourceLocation } from 'lectern/plugin';
import type { JsonObject, Path } from './json.js';
import { asObject, isObject, pathOfPointer, pointerOfPath, valueAt } from './json.js';
import type { LoadedFile } from './load.js';
import { fileOfReference } from './load.js';
import { problems } from './problems.js';
import type { End } from './reference-chain.js';
import { endOfChain, mostReferences } from './reference-chain.js';
import { walkReferences } from './walk-references.js';

export const filesKey = 'x-lectern-files';

export interface Bundle {
  root: JsonObject;
  /** The names of the other files. A file may consist of a single schema, which is then named after the file. */
  fileNames: string[];
  locationOf: (path: Path, what?: 'key' | 'value') => SourceLocation & { file: string };
  sourceAt: (path: Path) => string;
  diagnostics: Diagnostic[];
  hasInternal: boolean;
}

/**
 * Stores every file except the main one under `filesKey`, and rewrites references, so that later steps see only one
 * file, but can still find the source location of each value.
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
  // Errors for references to a broken reference. They are reported only if there are no others, because the mistake is
  // in the broken reference.
  const consequences: Diagnostic[] = [];
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
        // The reference leads to a missing file, which has already been reported.
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
          // Other tools accept a reference where the specification requires a map or a string. Later steps don't expect
          // such a reference, so it is resolved here.
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
