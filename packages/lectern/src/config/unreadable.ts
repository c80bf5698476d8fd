import { types } from 'node:util';

interface Unreadable {
  path: PropertyKey[];
  /** As in "found …". */
  what: string;
}

/**
 * The first part of a value that cannot be read as data: one that contains itself, or that throws when it is looked at.
 * Functions are let pass, and what is wrong with any other value is for the schema to say.
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
  /** What the value is in. */
  above: readonly unknown[];
  /** Objects that have been looked at: several keys may hold the same one. */
  clean: WeakSet<object>;
}): Unreadable | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (above.includes(value)) return { path, what: 'an object that contains itself' };
  if (above.length > deepest) return { path, what: `more than ${deepest} nested objects` };
  if (clean.has(value)) return undefined;
  for (const { key, read } of entriesOf(value)) {
    const entry = attempt(read);
    if ('thrown' in entry)
      return { path: [...path, ...key], what: `a value that cannot be read (${entry.thrown})` };
    const found = look({ value: entry.result, path: [...path, ...key], above: [...above, value], clean });
    if (found !== undefined) return found;
  }
  // One without keys may still throw for a key that others ask for.
  const proxied = attempt(() => (types.isProxy(value) ? Reflect.get(value, 'length') : undefined));
  if ('thrown' in proxied) return { path, what: `a value that cannot be read (${proxied.thrown})` };
  // Dates and the like have one too; what it returns is what is kept.
  const json = attempt(() => (hasToJson(value) ? JSON.stringify(value) : ''));
  if ('thrown' in json) return { path, what: `a value that cannot be read (${json.thrown})` };
  clean.add(value);
  return undefined;
}

function hasToJson(value: object): boolean {
  return 'toJSON' in value && typeof value.toJSON === 'function';
}

/** Real configurations have fewer than ten. */
const deepest = 100;

/** What a value holds. An object of which not even the keys can be read, such as a revoked proxy, has one bad entry. */
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

/** Of whatever was thrown, which may be no error at all. */
export function messageOf(error: unknown): string {
  try {
    return error instanceof Error ? String(error.message) : String(error);
  } catch {
    return 'a value that cannot be shown';
  }
}
