/** A prefix that marks a string as JSON that is already serialized. */
const made = '\u0000';

/** One test, count, or page per line keeps diffs readable. */
export function snapshotText(value) {
  const isLine = (entry) =>
    ['titles', 'covered', 'id', 'page'].some((key) => Object.hasOwn(Object(entry), key));
  const text = JSON.stringify(
    value,
    (_key, entry) => (isLine(entry) ? made + JSON.stringify(entry) : entry),
    1,
  );
  return `${text.replace(/"\\u0000((?:[^"\\]|\\.)*)"/g, (_all, inner) => JSON.parse(`"${inner}"`))}\n`;
}
