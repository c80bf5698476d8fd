/**
 * Constructs of Markdown and MDX that can make a parser slow. Each returns a document of about `size` characters.
 * `growth.mjs` times them, and the unit tests use them at small sizes.
 */
const repeat = (piece, size) => piece.repeat(Math.max(1, Math.floor(size / piece.length)));
const numbered = (piece, size) => {
  const parts = [];
  for (let length = 0, index = 0; length < size; index += 1) {
    const part = piece(index);
    parts.push(part);
    length += part.length;
  }
  return parts.join('');
};
const nested = ({ open, close = '', size, inner = 'x' }) => {
  const depth = Math.max(1, Math.floor(size / (open.length + close.length)));
  return open.repeat(depth) + inner + close.repeat(depth);
};
const fenced = (language, code) => `\`\`\`${language}\n${code}\n\`\`\`\n`;

export const constructs = {
  prose: (size) => repeat('Words in a plain paragraph, which end here.\n\n', size),
  'one long line': (size) => repeat('words ', size),
  'open brackets': (size) => repeat('[', size),
  'closed brackets': (size) => repeat(']', size),
  'open links': (size) => repeat('[a](', size),
  'open images': (size) => repeat('![', size),
  'links without address': (size) => repeat('[a] ', size),
  links: (size) => repeat('[a](/b) ', size),
  'nested links': (size) => nested({ open: '[', close: '](/a)', size }),
  'link definitions': (size) => numbered((index) => `[a${index}]: /b\n`, size),
  footnotes: (size) => numbered((index) => `[^${index}]: x\n\n[^${index}]\n\n`, size),
  asterisks: (size) => repeat('*', size),
  'open emphasis': (size) => repeat('*a ', size),
  'mixed emphasis': (size) => repeat('*a **b _c ', size),
  underscores: (size) => repeat('__a_ ', size),
  tildes: (size) => repeat('~a ~~b ', size),
  backticks: (size) => numbered((index) => `${'`'.repeat((index % 200) + 1)} `, size),
  'one run of backticks': (size) => repeat('`', size),
  headings: (size) => numbered((index) => `# A${index}\n\n`, size),
  'equal headings': (size) => repeat('# A\n\n', size),
  'heading ids': (size) => numbered((index) => `# A {#a${index}}\n\n`, size),
  'equal heading ids': (size) => repeat('# A {#a}\n\n', size),
  'open heading ids': (size) => `# ${repeat('{#a ', size)}`,
  'nested quotes': (size) => nested({ open: '> ', size }),
  'nested lists': (size) => nested({ open: '- ', size }),
  'list items': (size) => repeat('- a\n', size),
  tables: (size) => `| a | b |\n| - | - |\n${repeat('| a | b |\n', size)}`,
  'wide tables': (size) =>
    `${repeat('|a', size / 3)}|\n${repeat('|-', size / 3)}|\n${repeat('|b', size / 3)}|`,
  entities: (size) => repeat('&amp;', size),
  'text directives': (size) => repeat(':a: ', size),
  'open text directives': (size) => repeat(':a ', size),
  colons: (size) => repeat(':', size),
  admonitions: (size) => repeat(':::note\n\na\n\n:::\n\n', size),
  'nested admonitions': (size) => {
    const depth = Math.min(Math.floor(size / 20), 2000);
    const colons = (level) => ':'.repeat(3 + depth - level);
    const levels = Array.from({ length: depth }, (_, level) => level);
    return `${levels.map((level) => `${colons(level)}note\n`).join('')}x\n${levels
      .reverse()
      .map((level) => `${colons(level)}\n`)
      .join('')}`;
  },
  expressions: (size) => repeat('{1} ', size),
  'flow expressions': (size) => repeat('{1}\n\n', size),
  braces: (size) => nested({ open: '{', close: '}', size, inner: '1' }),
  parentheses: (size) => `{${nested({ open: '(', close: ')', size, inner: '1' })}}`,
  'brackets in expressions': (size) => `{${nested({ open: '[', close: ']', size, inner: '1' })}}`,
  elements: (size) => repeat('<b>a</b> ', size),
  'nested elements': (size) => nested({ open: '<b>', close: '</b>', size }),
  'nested flow elements': (size) => nested({ open: '<div>\n', close: '</div>\n', size, inner: 'x\n' }),
  'less-than signs': (size) => repeat('\\<', size),
  comments: (size) => repeat('<!-- a -->\n', size),
  'open comments': (size) => repeat('<!--', size),
  exports: (size) => numbered((index) => `export const a${index} = 1;\n\n`, size),
  'code fences': (size) => repeat(fenced('js', 'a'), size),
  'bash quotes': (size) => fenced('bash', repeat('"', size)),
  'bash heredocs': (size) => fenced('bash', repeat('<<A ', size)),
  'JavaScript regular expressions': (size) => fenced('js', repeat('/a[', size)),
  'HTML less-than signs': (size) => fenced('html', repeat('<', size)),
  'Markdown asterisks': (size) => fenced('md', repeat('*', size)),
  'open front matter': (size) => `---\n${repeat('a: b\n', size)}`,
  'front matter': (size) => `---\n${numbered((index) => `a${index}: b\n`, size)}---\n\n# A\n`,
  addresses: (size) => repeat('https://example.org/a ', size),
  emoji: (size) => repeat(':smile: ', size),
};
