/**
 * Each function repeats one construct that can make a parser slow, until the document has about `size` characters.
 * `growth.mjs` measures how compile time grows with the size, and the unit tests compile small sizes.
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
  'task lists': (size) => repeat('- [ ] a\n- [x] b\n', size),
  'quotes and lists mixed': (size) => numbered((index) => `${'> - '.repeat((index % 40) + 1)}a\n\n`, size),
  'link definitions that are used': (size) =>
    numbered((index) => `[a${index}]: /b\n`, size / 2) + numbered((index) => `[a${index}] `, size / 2),
  'one footnote, many references': (size) => `[^a]: x\n\n${repeat('[^a]\n\n', size)}`,
  'open autolinks': (size) => repeat('<https://a ', size),
  'bare URLs': (size) => repeat('https://a.b/c_(d) ', size),
  'email addresses': (size) => repeat('a@b.co ', size),
  'one long bare URL': (size) => `https://a.b/${repeat('(a', size)}`,
  'tables of links': (size) => `| a | b |\n| - | - |\n${repeat('| [a](/b) | `c` |\n', size)}`,
  'open comments in paragraphs': (size) => repeat('<!-- a\n\n', size),
  'comments in one paragraph': (size) => repeat('a <!-- b --> ', size),
  imports: (size) => numbered((index) => `import a${index} from './a${index}.js';\n`, size),
  'attributes of one element': (size) => `<A ${numbered((index) => `a${index}="b" `, size)} />`,
  'expressions as attributes': (size) => `<A ${numbered((index) => `a${index}={${index}} `, size)} />`,
  'spread attributes': (size) => `<A ${repeat('{...a} ', size)} />`,
  'runs of emphasis': (size) => repeat('*_*_', size),
  'emphasis within words': (size) => repeat('a*b*c_d_', size),
  'dollar signs': (size) => repeat('$a$ $$b$$ ', size),
  'fences with large ranges': (size) => `\`\`\`js {1-99999}\n${repeat('const a = 1;\n', size)}\`\`\`\n`,
  'many small ranges': (size) => `\`\`\`js {${numbered((index) => `${index + 1},`, size)}}\na\n\`\`\`\n`,
  'fences with a long title': (size) => `\`\`\`js title="${repeat('a', size)}"\na\n\`\`\`\n`,
  'a long title': (size) => `---\ntitle: ${repeat('a ', size)}\n---\n\na\n`,
  'keys of front matter': (size) => `---\n${numbered((index) => `a${index}: [b]\n`, size)}---\n\na\n`,
  'brackets in front matter': (size) => `---\ntitle: ${repeat('[', size)}\n---\n\na\n`,
  'anchors in front matter': (size) => `---\ntitle: ${repeat('&a ', size)}\n---\n\na\n`,
  'commas in front matter': (size) => `---\ntitle: [${repeat(',', size)}]\n---\n\na\n`,
  tabs: (size) => repeat('\t', size),
  'tabs and text': (size) => repeat('a\t\tb\n\n', size),
  'trailing spaces': (size) => repeat(`a${' '.repeat(1000)}\n`, size),
  'blank lines': (size) => `${repeat('\n', size)}<B>`,
  'nested details': (size) =>
    nested({ open: '<details>\n\n', close: '</details>\n\n', size: Math.min(size, 24_000), inner: 'x\n\n' }),
  backslashes: (size) => repeat('\\', size),
  'line breaks in one paragraph': (size) => repeat('a\\\n', size),
  'setext headings': (size) => repeat('a\n=\n\n', size),
  'thematic breaks': (size) => repeat('***\n', size),
  'numbers of lists': (size) => numbered((index) => `${index + 1}. a\n`, size),
  'items with blank lines': (size) => repeat('- a\n\n', size),
  'items with code': (size) => repeat('- a\n\n  ```js\n  b\n  ```\n\n', size),
  'lazy quotes': (size) => `> a\n${repeat('b\n', size)}`,
  'many fences': (size) => repeat('```\na\n```\n\n', size),
  'open template literals': (size) => `{${repeat('`\x24{', size)}`,
  'strings in an expression': (size) => `{[${repeat('"a", ', size)}]}`,
  'JSX in an expression': (size) => `{[${repeat('<a key="b" />, ', size)}]}`,
  'operators of one expression': (size) => `{1${repeat(' + 1', size)}}`,
  'container directives with attributes': (size) =>
    `:::note{${numbered((index) => `a${index}=b `, size)}}\n\na\n\n:::\n`,
  'highlighted JSON': (size) => fenced('json', repeat('{"a": [1, "b"]},\n', size)),
  'highlighted diff': (size) => fenced('diff', repeat('+ a\n- b\n', size)),
  'highlighted Markdown': (size) => fenced('md', repeat('# a **b** `c`\n', size)),
  'highlighted CSS': (size) => fenced('css', repeat('a{b:c}/*', size)),
  'highlighted regular expressions': (size) => fenced('js', repeat('a / b /', size)),
  'highlighted YAML': (size) => fenced('yaml', repeat('a: &b [c, "d\n', size)),
};
