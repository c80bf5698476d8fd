/*
 * Detects when site code replaces a JavaScript built-in, because everything that runs later in the same thread would
 * break. The checks don't call any built-in method that could have been replaced.
 */

interface Watched {
  prefix: string;
  object: object;
  keys: readonly PropertyKey[];
}

/**
 * A property of `Object.prototype` would appear in every object. A method of `Array.prototype` is harmless if it is not
 * enumerable.
 */
const closed = [
  { prefix: 'Object.prototype.', object: Object.prototype as object, mayGetMethods: false },
  { prefix: 'Array.prototype.', object: Array.prototype as object, mayGetMethods: true },
];

const { defineProperty, deleteProperty, getOwnPropertyDescriptor, ownKeys, apply } = Reflect;
const sourceOf = Function.prototype.toString;
const watched = listWatched();

/**
 * The returned function restores all built-ins, and returns the name of the first one that was replaced. If the code
 * between the two calls were aborted, the built-ins would stay replaced.
 */
export function rememberBuiltIns(): () => string | undefined {
  const before = valuesNow();
  const keysBefore: PropertyKey[][] = [];
  for (let index = 0; index < closed.length; index += 1)
    keysBefore[index] = ownKeys(closed[index]?.object ?? {});
  return () => {
    const replaced = restoreValues(before);
    let added: string | undefined;
    for (let index = 0; index < closed.length; index += 1)
      added ??= removeAdded({
        ...(closed[index] ?? { prefix: '', object: {}, mayGetMethods: false }),
        keys: keysBefore[index] ?? [],
      });
    return replaced ?? added;
  };
}

function valuesNow(): unknown[] {
  const values: unknown[] = [];
  let at = 0;
  for (let index = 0; index < watched.length; index += 1) {
    const { object, keys } = watched[index] as Watched;
    for (let key = 0; key < keys.length; key += 1) {
      values[at] = (object as Record<PropertyKey, unknown>)[keys[key] as PropertyKey];
      at += 1;
    }
  }
  return values;
}

function restoreValues(before: readonly unknown[]): string | undefined {
  let found: string | undefined;
  let at = 0;
  for (let index = 0; index < watched.length; index += 1) {
    const { prefix, object, keys } = watched[index] as Watched;
    for (let position = 0; position < keys.length; position += 1) {
      const key = keys[position] as PropertyKey;
      const value = before[at];
      at += 1;
      if ((object as Record<PropertyKey, unknown>)[key] === value || !isNative(value)) continue;
      found ??= `${prefix}${String(key)}`;
      const { enumerable = false } = getOwnPropertyDescriptor(object, key) ?? {};
      defineProperty(object, key, { value, writable: true, configurable: true, enumerable });
    }
  }
  return found;
}

function isNative(value: unknown): boolean {
  if (typeof value !== 'function') return true;
  const source = apply(sourceOf, value, []) as string;
  // Compare individual characters, because string methods may have been replaced.
  const end = '[native code] }';
  for (let index = 1; index <= end.length; index += 1)
    if (source[source.length - index] !== end[end.length - index]) return false;
  return true;
}

function removeAdded({
  prefix,
  object,
  keys,
  mayGetMethods,
}: {
  prefix: string;
  object: object;
  keys: readonly PropertyKey[];
  mayGetMethods: boolean;
}): string | undefined {
  const now = ownKeys(object);
  if (now.length <= keys.length) return undefined;
  let found: string | undefined;
  for (let index = 0; index < now.length; index += 1) {
    const key = now[index] as PropertyKey;
    let isOld = false;
    for (let other = 0; other < keys.length; other += 1) isOld ||= keys[other] === key;
    if (isOld || (mayGetMethods && hideMethod({ object, key }))) continue;
    found ??= `${prefix}${String(key)}`;
    deleteProperty(object, key);
  }
  return found;
}

/** Returns false for a property that isn't a harmless method, such as a `toJSON` that changes JSON. */
function hideMethod({ object, key }: { object: object; key: PropertyKey }): boolean {
  const property = getOwnPropertyDescriptor(object, key);
  if (typeof key !== 'string' || key === 'toJSON' || key === 'then') return false;
  if (property === undefined || typeof property.value !== 'function') return false;
  if (property.enumerable !== true) return true;
  return defineProperty(object, key, { enumerable: false });
}

/** Excludes accessors, because reading them could run other code. */
function replaceable(object: object): PropertyKey[] {
  return ownKeys(object).filter((key) => {
    const property = getOwnPropertyDescriptor(object, key);
    return property !== undefined && 'value' in property && property.writable === true;
  });
}

function listWatched(): Watched[] {
  const classes = {
    ...{ Object, Function, Array, String, Number, Boolean, Symbol, BigInt, RegExp, Date, Promise },
    ...{ Map, Set, WeakMap, WeakSet, Error, TypeError, RangeError, ArrayBuffer, Uint8Array },
  };
  const objects: (readonly [prefix: string, object: object])[] = [
    ...Object.entries(classes).flatMap(([name, type]): [string, object][] => [
      [`${name}.`, type],
      [`${name}.prototype.`, type.prototype as object],
    ]),
    ['JSON.', JSON],
    ['Math.', Math],
    ['Reflect.', Reflect],
    ['Atomics.', Atomics],
    ['the iterator of arrays: ', Object.getPrototypeOf([][Symbol.iterator]()) as object],
    ['the iterator of maps: ', Object.getPrototypeOf(new Map().entries()) as object],
    ['the iterator of sets: ', Object.getPrototypeOf(new Set().values()) as object],
    ['the iterator of strings: ', Object.getPrototypeOf(''[Symbol.iterator]()) as object],
  ];
  const names = [...Object.keys(classes), 'JSON', 'Math', 'Reflect', 'Atomics', 'parseInt', 'parseFloat'];
  return [
    { prefix: '', object: globalThis, keys: names },
    ...objects.map(([prefix, object]) => ({
      prefix,
      object,
      // Site code may change these two settings for stack traces.
      keys: replaceable(object).filter((key) => key !== 'stackTraceLimit' && key !== 'prepareStackTrace'),
    })),
  ];
}
