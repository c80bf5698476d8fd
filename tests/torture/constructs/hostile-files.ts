export interface HostileFile {
  /** The path is relative to the docs folder. */
  file: string;
  content?: string | Buffer;
  kind?: 'pipe' | 'socket' | 'no permission';
  /** If set, the file is a symbolic link to this target. */
  target?: string;
  /** Only a build can find the error, because it depends on all files. */
  onlyInBuild?: boolean;
  /**
   * The location of the error, after the file name: `:2:7`. If it is empty, only the file is known. If it is
   * `undefined`, the file has no error.
   */
  error?: string;
}

const repeat = (text: string, count: number): string => text.repeat(count);
const lines = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');
const frontMatter = (text: string): string => `---\n${text}\n---\n\n# Page\n`;

/** Each document is a separate file, so no error hides another. */
const documents: readonly [name: string, content: string | Buffer, error?: string][] = [
  ['slug-list.md', frontMatter('slug: [a]'), ':2:7'],
  ['title-map.md', frontMatter('title: {a: {b: c}}'), ':2:8'],
  ['tags-number.md', frontMatter('tags: 5'), ':2:7'],
  ['draft-text.md', frontMatter('draft: "no"'), ':2:8'],
  ['position-text.md', frontMatter('sidebar_position: .nan'), ':2:19'],
  ['toc-object.md', frontMatter('toc_min_heading_level: {}'), ':2:24'],
  ['date-wrong.md', frontMatter('last_update: {date: 99999-99-99}'), ':2:21'],
  ['not-a-map.md', '---\n- a\n---\n', ':2:1'],
  ['key-twice.md', frontMatter('title: a\ntitle: b'), ':3:1'],
  ['merge-key.md', frontMatter('<<: *a'), ':2:5'],
  [
    'bomb.md',
    frontMatter(`a0: &a0 [x]\n${lines(12, (i) => `a${i + 1}: &a${i + 1} [${repeat(`*a${i}, `, 9)}]`)}`),
    ':3:10',
  ],
  ['brackets.md', frontMatter(`tags: ${repeat('[', 100_000)}`), ':2:207'],
  ['anchors.md', frontMatter(`title: ${repeat('&a ', 20_000)}`), ':2:11'],
  ['route-long.md', frontMatter(`slug: /${repeat('a/', 3000)}`), ':2:7'],
  ['route-segment.md', frontMatter(`slug: /${repeat('a', 300)}`), ':2:7'],
  ['route-outside.md', frontMatter('slug: /a/%2e%2e/b'), ':2:7'],
  ['route-control.md', frontMatter('slug: "/a\\0b"'), ':2:7'],
  ['route-mark.md', frontMatter('slug: /.lectern-build.json/a'), ':2:7'],
  ['marked.md', '\uFEFF---\r\ntitle: a\r\n---\r\n\r\n# A\r\n\r\n<B>\r\n', ':7:1'],
  ['nul.md', `# A\n\n${repeat('\0', 1000)}\n`],
  ['latin1.md', Buffer.from('# Caf\xE9\n', 'latin1'), ':1:6'],
  ['utf16.md', Buffer.from('\uFEFF# A\n', 'utf16le'), ':1:1'],
  ['surrogate.md', Buffer.from([0x23, 0x20, 0xed, 0xa0, 0x80, 0x0a]), ':1:3'],
  ['one-line.md', repeat('word ', 200_000)],
  ['spaces.md', repeat(' ', 1_000_000)],
  ['elements-open.mdx', repeat('<div>', 5000), ':1:1001'],
  ['elements.mdx', repeat('<div>', 5000) + repeat('</div>', 5000), ':1:1001'],
  ['arrows.mdx', `{${repeat('()=>', 20_000)}1}`, ':1:'],
  ['templates.mdx', `{${repeat('`\x24{', 3000)}1${repeat('}`', 3000)}}`, ':1:'],
  ['negations.mdx', `{${repeat('!', 50_000)}1}`, ':1:'],
  ['admonitions.md', lines(3000, (index) => `${repeat(':', 3003 - index)}note`), ':101:'],
  ['tabs.mdx', '<Tabs>\n<TabItem value="a">x</TabItem>\n<TabItem value="a">y</TabItem>\n</Tabs>\n'],
  ['footnotes.md', 'a[^1]\n\n[^1]: b[^2]\n\n[^2]: c[^1] and [^2]\n'],
  ['itself.mdx', "import A from './itself.mdx';\n\n<A />\n", ':1:'],
  ['password.mdx', "import A from '../../../../../../etc/passwd?raw';\n\n{A}\n", ':1:'],
  ['default.mdx', 'export default 5;\n\n# B\n', ''],
  ['rows.md', `| a | b |\n| - | - |\n${lines(10_000, (index) => `| ${index} | b |`)}\n`],
  ['columns.md', `${repeat('|a', 1000)}|\n${repeat('|-', 1000)}|\n${repeat('|b', 1000)}|\n`],
  ['headings.md', lines(5000, (index) => `# A${index}\n`)],
  ['range.md', '```js {1-99999999999}\na\n```\n'],
  ['throws.mdx', "export const a = (() => { throw new Error('No.'); })();\n", ':1:'],
  ['throws-null.mdx', '{(() => { throw null; })()}\n', ':1:11'],
  ['throws-oddity.mdx', '{(() => { throw { toString: null }; })()}\n', ':1:11'],
  ['exits.mdx', 'export const a = process.exit(0);\n', ':1:'],
  ['link.md', '# A\n\n[a](./%zz)\n', ':3:1'],
];

export const hostileFiles: readonly HostileFile[] = [
  ...documents.map(([file, content, error]) => ({ file, content, ...(error !== undefined && { error }) })),
  { file: 'image.md', content: frontMatter('image: \\'), error: ':2:8', onlyInBuild: true },
  { file: 'folder.md/index.md', content: '# A folder named like a document\n' },
  { file: 'loop.md', target: 'loop.md' },
  { file: 'loop', target: '.' },
  { file: 'nowhere.md', target: '/nowhere/at-all.md' },
  { file: 'outside.md', target: '/etc/passwd', error: '' },
  { file: 'device.md', target: '/dev/zero', error: '' },
  { file: 'pipe.md', kind: 'pipe' },
  { file: 'socket.md', kind: 'socket' },
  { file: 'line\nbreak.md', content: '# A\n', error: '' },
  { file: `${repeat('n', 245)}.md`, content: '# A\n', error: '' },
  { file: 'Same.md', content: '# A\n' },
  { file: 'same.MDX', content: '# A\n' },
  { file: 'category/_category_.yml', content: `label: ${repeat('[', 100_000)}`, error: ':1:208' },
  { file: 'category/page.md', content: '# A\n' },
  { file: 'closed.md', content: '# A\n', kind: 'no permission', error: '' },
];
