/**
 * An ES module that was loaded with `require` becomes its default export. Functions, symbols, and BigInts become
 * strings, which validation rejects.
 * @throws if an object contains itself, or if reading a property throws.
 */
export function plainData(value: unknown): unknown {
  const text = JSON.stringify(value, withoutCycles()) as string | undefined;
  return text === undefined ? undefined : JSON.parse(text);
}

type Replacer = (this: unknown, key: string, item: unknown) => unknown;

function withoutCycles(): Replacer {
  /** The object being converted and its ancestors, outermost first. */
  const open: { object: unknown; key: string }[] = [];
  return function replace(key, value) {
    const item = withoutNamespace(value);
    if (typeof item === 'function' || typeof item === 'symbol' || typeof item === 'bigint')
      return String(item);
    // `this` is the object that contains `item`. Remove the objects after `this`, because they are already converted.
    while (open.length > 0 && open.at(-1)?.object !== this) open.pop();
    if (open.some(({ object }) => object === item)) {
      const path = [...open.map((parent) => parent.key), key].filter((part) => part !== '').join('.');
      throw new Error(`the item ${path} contains itself.`);
    }
    if (typeof item === 'object' && item !== null) open.push({ object: item, key });
    return item;
  };
}

function withoutNamespace(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('default' in value)) return value;
  const isNamespace = '__esModule' in value || Object.prototype.toString.call(value) === '[object Module]';
  return isNamespace ? value.default : value;
}
