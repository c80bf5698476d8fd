/**
 * Freezes a value and all lists and plain objects in it. Other objects, such as class instances, may need to change.
 * @param except - Keys whose values stay as they are.
 */
export function freezeDeep({ value, except = [] }: { value: unknown; except?: readonly string[] }): void {
  if (!isPlain(value) || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const [key, { value: inner }] of Object.entries(Object.getOwnPropertyDescriptors(value)))
    if (!except.includes(key)) freezeDeep({ value: inner, except });
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}
