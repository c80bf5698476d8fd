/** Puts two configurations together as a reader does who adds the lines of a page: see reader.ts. */
export function merge(a, b) {
  const result = { ...a };
  for (const [key, value] of Object.entries(b)) {
    if (key === 'sources') result.sources = mergeSources([...(a.sources ?? []), ...value]);
    else result[key] = isObject(a[key]) && isObject(value) ? merge(a[key], value) : value;
  }
  return result;
}

function mergeSources(sources) {
  const byName = new Map();
  for (const source of sources) {
    const name = `${source.type} ${source.id ?? ''}`;
    byName.set(name, { ...byName.get(name), ...source });
  }
  return [...byName.values()];
}

function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
