/** Merges the configuration lines of a page into those of earlier pages, as a reader does: see reader.ts. */
export function merge(a, b) {
  const result = { ...a };
  for (const [key, value] of Object.entries(b)) {
    if (key === 'sources')
      result.sources = mergeBy({
        list: [...(a.sources ?? []), ...value],
        name: ({ type, id }) => `${type} ${id ?? ''}`,
      });
    else if (key === 'plugins')
      result.plugins = mergeBy({ list: [...(a.plugins ?? []), ...value], name: (plugin) => plugin.name });
    else result[key] = isObject(a[key]) && isObject(value) ? merge(a[key], value) : value;
  }
  return result;
}

function mergeBy({ list, name }) {
  const byName = new Map();
  for (const item of list) byName.set(name(item), { ...byName.get(name(item)), ...item });
  return [...byName.values()];
}

function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
