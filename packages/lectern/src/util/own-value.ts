/**
 * Returns the value of a key, or undefined if only the prototype has the key. For a name that a writer chose,
 * `object[key]` would also find what every object inherits, such as `constructor`.
 */
export function ownValue<Value>(object: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
