/**
 * Prism has hundreds of types, but the theme needs only about ten classes. Punctuation and operators have none, because
 * they would double the number of elements.
 */
const KINDS: Readonly<Record<string, string>> = {
  k: 'keyword rule important directive instruction method-keyword code-language',
  s: 'string char template-string template-punctuation attr-value regex url triple-quoted-string string-interpolation inner-value code-snippet scalar raw-string description value',
  c: 'comment doc-comment mdx-comment prolog doctype shebang hashbang coord heading-id hr',
  f: 'function function-variable function-name method macro-name decorator annotation info',
  t: 'class-name maybe-class-name builtin known-class-name table-header section-name selector',
  n: 'number boolean constant null nil unit color hexcode datetime date status-code',
  g: 'tag title',
  a: 'attr-name attribute',
  v: 'property variable key literal-property string-property assign-left environment header-name lifetime-annotation symbol',
};

/** These types have no class. They contain other code or text, which must not inherit the surrounding token's color. */
const PLAIN =
  'interpolation embedded-code script spread plain-text parameter content atrule code-block front-matter expression esm command output bold italic strike blockquote list table';

const PUNCTUATION = new Set('punctuation operator interpolation-punctuation script-punctuation'.split(' '));

const CLASS_OF: ReadonlyMap<string, string> = new Map([
  ...Object.entries(KINDS).flatMap(([kind, types]) =>
    types.split(' ').map((type) => [type, `tk-${kind}`] as const),
  ),
  ...PLAIN.split(' ').map((type) => [type, ''] as const),
]);

const BY_LANGUAGE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bash: { builtin: 'tk-f', parameter: 'tk-a' },
  python: { builtin: 'tk-f' },
  nginx: { directive: '' },
  docker: { instruction: '' },
  c: { macro: '' },
  cpp: { macro: '' },
  csharp: { attribute: '' },
  // Half of the tokens in JSON are keys, so they get no elements. The whole block has the color of keys, and values get
  // another color.
  json: { property: '' },
  json5: { property: '' },
  http: { url: 'tk-s', method: 'tk-k', 'request-line': '', 'response-status': '' },
  ini: { section: '' },
  toml: { table: 'tk-t' },
};

export function tokenClass({
  types,
  parent,
  language,
}: {
  types: readonly string[];
  parent: string;
  language: string;
}): string {
  // Prism nests the equals sign in the attribute's value, but the sign must not have the value's color.
  if (types.includes('attr-equals')) return '';
  for (const type of types) {
    // A string's quotation marks have the string's color, but a tag's brackets don't have the tag's color.
    if (PUNCTUATION.has(type)) return parent === 'tk-s' || parent === 'tk-c' ? parent : '';
    const own = BY_LANGUAGE[language]?.[type] ?? CLASS_OF.get(type);
    if (own === undefined) continue;
    // Prism treats `T` in a type name as a constant, and `Tabs` in `<Tabs>` as a type. Keep the colors of types and
    // tags instead.
    if (parent === 'tk-g' && own === 'tk-t') return parent;
    if (parent === 'tk-t' && own === 'tk-n' && type === 'constant') return parent;
    return own;
  }
  return parent;
}
