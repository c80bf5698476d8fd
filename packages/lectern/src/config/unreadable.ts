import { types } from 'node:util';
import { messageOf } from '../util/message-of.js';

interface Unreadable {
  path: PropertyKey[];
  /** A noun phrase for the value. It completes the message "found …". */
  what: string;
}

/**
 * Finds the first value that is circular, nested too deeply, or throws on access. The schema checks everything else.
 */
export function findUnreadable(value: unknown): Unreadable | undefined {
  return look({ value, path: [], above: [], clean: new WeakSet() });
}

function look({
  value,
  path,
  above,
  clean,
}: {
  value: unknown;
  path: PropertyKey[];
  above: readonly unknown[];
  clean: WeakSet<object>;
}): Unreadable | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (above.includes(value)) return { path, what: 'an object with a circular reference' };
  if (above.length > deepest)
    return { path, what: `objects that are nested more than ${deepest} levels deep` };
  if (clean.has(value)) return undefined;
  for (const { key, read } of entriesOf(value)) {
    const entry = attempt(read);
    if ('thrown' in entry)
      return { path: [...path, ...key], what: `a value that can't be read (${entry.thrown})` };
    const found = look({ value: entry.result, path: [...path, ...key], above: [...above, value], clean });
    if (found !== undefined) return found;
  }
  // Read a property of each proxy, because a proxy without enumerable keys may also throw on access.
  const proxied = attempt(() => (types.isProxy(value) ? Reflect.get(value, 'length') : undefined));
  if ('thrown' in proxied) return { path, what: `a value that can't be read (${proxied.thrown})` };
  // The engine serializes the configuration, which calls `toJSON` methods, such as those of dates. These methods may
  // throw.
  const json = attempt(() => (hasToJson(value) ? JSON.stringify(value) : ''));
  if ('thrown' in json) return { path, what: `a value that can't be read (${json.thrown})` };
  clean.add(value);
  return undefined;
}

function hasToJson(value: object): boolean {
  return 'toJSON' in value && typeof value.toJSON === 'function';
}

/** Maximum nesting depth. Real configurations have fewer than ten levels. */
const deepest = 100;

/** If the keys can't be listed, as with a revoked proxy, returns a single entry, which throws when it is read. */
function entriesOf(value: object): { key: PropertyKey[]; read: () => unknown }[] {
  const keys = attempt(() => (Array.isArray(value) ? [...value.keys()] : Object.keys(value)));
  if ('thrown' in keys) return [{ key: [], read: () => throwAgain(keys.thrown) }];
  return keys.result.map((key) => ({ key: [key], read: () => (value as Record<PropertyKey, unknown>)[key] }));
}

function throwAgain(message: string): never {
  throw new Error(message);
}

function attempt<Result>(work: () => Result): { result: Result } | { thrown: string } {
  try {
    return { result: work() };
  } catch (error) {
    return { thrown: messageOf(error) };
  }
}
