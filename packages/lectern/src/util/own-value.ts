/** For a key that an author chose, `object[key]` would also find inherited properties, such as `constructor`. */
export function ownValue<Value>(object: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
