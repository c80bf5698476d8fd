import { didYouMean, parseYaml } from 'lectern/plugin';
import { locationOf } from './config.js';
import type { Literal } from './literal.js';
import type { FenceProblem } from './types.js';

export function literalOfData(code: string): Literal | undefined {
  const lines = code.split('\n');
  const {
    value,
    diagnostics,
    locationOf: locate,
  } = parseYaml({ file: '', text: code, code: 'fence', what: '' });
  if (diagnostics.length > 0) return undefined;
  const startOf = (path: readonly (string | number)[], which: 'key' | 'value'): number => {
    const { line = 1, column = 1 } = locate([...path], which);
    return lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
  };
  const read = (part: unknown, path: readonly (string | number)[]): Literal => {
    const start = startOf(path, 'value');
    if (Array.isArray(part))
      return { kind: 'list', items: part.map((item, index) => read(item, [...path, index])), start };
    if (typeof part !== 'object' || part === null)
      return { kind: 'value', value: part as string | number | boolean | null, start };
    const entries = Object.entries(part).map(([key, inner]) => {
      return { key, start: startOf([...path, key], 'key'), value: read(inner, [...path, key]) };
    });
    return { kind: 'object', entries, start };
  };
  return read(value, []);
}

/** A snippet may omit `components`, for example, so a reference is checked only if its first key exists. */
export function referenceProblems(code: string): FenceProblem[] {
  if (!code.includes('$ref')) return [];
  const root = literalOfData(code);
  if (root === undefined) return [];
  return referencesIn(root).flatMap(({ pointer, start }) => {
    const [, ...keys] = pointer.split('/');
    let at: Literal | undefined = root;
    for (const [depth, key] of keys.entries()) {
      const known: string[] = at?.kind === 'object' ? at.entries.map((entry) => entry.key) : [];
      const next: Literal | undefined =
        at?.kind === 'object' ? at.entries.find((entry) => entry.key === key)?.value : undefined;
      if (next === undefined && depth === 0) return [];
      if (next === undefined) {
        const message = `The reference "${pointer}" does not resolve: there is no "${key}".${didYouMean({ found: key, known })}`;
        return [{ ...locationOf({ text: code, offset: start }), message }];
      }
      at = next;
    }
    return [];
  });
}

function referencesIn(value: Literal): { pointer: string; start: number }[] {
  if (value.kind === 'list') return value.items.flatMap(referencesIn);
  if (value.kind !== 'object') return [];
  return value.entries.flatMap(({ key, value: inner }) =>
    key === '$ref' && inner.kind === 'value' && /^#\//.test(String(inner.value))
      ? [{ pointer: String(inner.value), start: inner.start }]
      : referencesIn(inner),
  );
}
