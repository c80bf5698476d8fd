/**
 * Returns the value of an object's own key. Use it for a name that a writer chose: `object[key]` also finds the names that
 * every object inherits, such as `constructor`.
 */
export function ownValue<Value>(object: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
