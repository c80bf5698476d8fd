/** IDs of the page's own headings. A member whose ID would be the same gets a numeric suffix. */
const reserved = [
  'constructors',
  'properties',
  'accessors',
  'methods',
  'enumeration-members',
  'type-parameters',
  'parameters',
  'returns',
  'throws',
  'examples',
  'see-also',
];

/** Returns IDs such as `get-sample-rate` for `getSampleRate` and `set-audio` for `set_audio`. */
export function memberIds(names: readonly string[]): string[] {
  const taken = new Set(reserved);
  return names.map((name) => {
    const plain = kebab(name) || 'member';
    let id = plain;
    for (let count = 1; taken.has(id); count += 1) id = `${plain}-${count}`;
    taken.add(id);
    return id;
  });
}

export function kebab(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
