import type { JsonValue } from '../model/api-page.js';
import type { Path } from './json.js';
import { isObject, pathOfPointer, valueAt } from './json.js';

export type End =
  | { kind: 'found'; path: Path; value: JsonValue }
  | {
      kind: 'missing';
      token: string;
      known: string[];
      /** Whether `token` is a key in the path that the caller passed, not in the path of a followed reference. */
      isOwn: boolean;
    }
  | { kind: 'endless' }
  | { kind: 'too-long' };

/** The longest chains in real documents have less than a tenth of this number of references. */
export const mostReferences = 200;
const mostKeys = 10_000;

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
      // The reference is not a valid pointer, which is reported at the reference itself.
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
  // Only a reference that passes through itself, as in `components: {$ref: '#/components/a'}`, adds a key at each step.
  return rest.length > mostReferences ? 'endless' : 'too-long';
}

function referenceAt({ value, rest }: { value: JsonValue; rest: Path }): string | undefined {
  if (!isObject(value) || typeof value.$ref !== 'string') return undefined;
  const [next] = rest;
  return next === undefined || !(next in value) ? value.$ref : undefined;
}

function keysOf(value: JsonValue): string[] {
  return isObject(value) ? Object.keys(value) : [];
}
