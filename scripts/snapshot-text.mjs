/** Begins a value that has been made text already. */
const made = '\u0000';

/** A snapshot as JSON with one test, count or page a line, so that a diff can be read. */
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
