import { describe, expect, it, test } from 'vitest';
import { serializeGrammars } from './added-grammars.js';
import { highlightLines, isTooLongToHighlight } from './highlight.js';
import { createPrismHighlighter } from './prism.js';

const highlighter = createPrismHighlighter();

const show = (lang: string, code: string) =>
  highlightLines({ code, lang, highlighter }).map((line) =>
    line
      .map(({ text, classes }) => (classes === '' ? text : `${classes.replace('tk-', '')}:${text}`))
      .join('|'),
  );

describe('createPrismHighlighter', () => {
  it('has a name, and a version that is part of cache keys', () => {
    expect(highlighter.name).toBe('prism');
    expect(highlighter.version).toMatch(/^5\.\d+\.\d+-\d+$/);
  });

  it.each(
    `ts tsx js jsx mjs cjs sh shell bash console yml yaml json json5 jsonc md mdx html xml svg diff text plain txt toml ini
    dockerfile nginx http css scss py rust go c cpp java cs php sql graphql regex caddyfile TS kotlin ruby`.split(
      /\s+/,
    ),
  )('supports the language %s', (lang) => {
    expect(highlighter.supports(lang)).toBe(true);
  });

  it.each([
    'klingon',
    '../core',
    'core',
    'all',
    'js-extras',
    'a b',
    '__proto__',
    'constructor',
    '/etc/passwd',
  ])('returns code in the unsupported language %s without colors', (lang) => {
    expect(highlighter.supports(lang)).toBe(false);
    expect(highlighter.highlight({ code: 'const a\n\nb', lang })).toEqual([
      [{ text: 'const a', classes: '' }],
      [],
      [{ text: 'b', classes: '' }],
    ]);
  });

  it.each(['text', 'caddyfile', ''])('returns code in the plain-text language %j without colors', (lang) => {
    expect(show(lang, 'const a = 1')).toEqual(['const a = 1']);
  });
});

test('createPrismHighlighter: added grammars come before the built-in ones, and may refer to themselves', () => {
  const nested: Record<string, unknown> = { keyword: /\b(?:wick|bash)\b/ };
  nested.group = { pattern: /\(.*\)/, inside: nested };
  const added = createPrismHighlighter({ grammars: serializeGrammars({ lamp: nested, bash: nested }) });
  expect(added.supports('Lamp')).toBe(true);
  expect(added.highlight({ code: 'wick (wick)', lang: 'lamp' })[0]).toContainEqual({
    text: 'wick',
    classes: 'tk-k',
  });
  expect(added.highlight({ code: 'bash', lang: 'bash' })).toEqual([[{ text: 'bash', classes: 'tk-k' }]]);
  expect(highlighter.supports('lamp')).toBe(false);
});

describe('highlightLines', () => {
  it('highlights TypeScript', () => {
    expect(
      show(
        'ts',
        `export const a: Map<string, T> = new Voice(MAX_RATE, \`x \${b + 1}\`);\nasync function say() {}`,
      ),
    ).toEqual([
      `k:export const| a: |t:Map|<|t:string|, |t:T|> = |k:new| |t:Voice|(|n:MAX_RATE|, |s:\`x |\${b + |n:1|}|s:\`|);`,
      'k:async function| |f:say|() {}',
    ]);
  });

  it('closes tokens at the end of a line and reopens them on the next line', () => {
    expect(show('ts', '/* a\n\n   b */ x')).toEqual(['c:/* a', '', 'c:   b */| x']);
  });

  it('highlights TSX', () => {
    expect(show('tsx', `const a = <Tab.Item id="x" on={() => go(1)}>It's {b}</Tab.Item>;`)).toEqual([
      `k:const| a = <|g:Tab.Item| |a:id|=|s:"x"| |a:on|={() => |f:go|(|n:1|)}>It's {b}</|g:Tab.Item|>;`,
    ]);
  });

  it('highlights Bash, JSON, and YAML', () => {
    expect(show('sh', 'npm i --save-dev "a$B" # c')).toEqual([
      'f:npm| i |a:--save-dev| |s:"a|v:$B|s:"| |c:# c',
    ]);
    expect(show('jsonc', '{"a": [1, null, "b"] // c')).toEqual([
      // Keys have no class: the style sheet gives the whole block their color.
      '{"a": [|n:1|, |n:null|, |s:"b"|] |c:// c',
    ]);
    expect(show('yml', 'a: "b"\nc: true # d')).toEqual(['v:a|: |s:"b"', 'v:c|: |n:true| |c:# d']);
  });

  it('highlights MDX: front matter, imports, JSX, expressions, directives, and fences', () => {
    const code = `---\na: 1\n---\nimport A from 'a'\n\n# T {#t}\n\n:::tip[X]\n<A b={1}>{c}</A> \`{d}\`\n\n\`\`\`\`ts\nconst e\n\`\`\`\`\n{/* f */}`;
    expect(show('mdx', code)).toEqual([
      '---',
      'v:a|: |n:1',
      '---',
      "k:import| |t:A| |k:from| |s:'a'",
      '',
      '#|g: T |c:{#t}',
      '',
      'k::::tip[X]',
      '<|g:A| |a:b|={|n:1|}>{c}</|g:A|> |s:`{d}`',
      '',
      '````|k:ts',
      'k:const| e',
      '````',
      'c:{/* f */}',
    ]);
  });

  it("dims a diff's headers", () => {
    expect(show('diff', '--- a\n+++ b\n@@ -1 +1 @@\n-- a\n+b\n c\n')).toEqual([
      'c:--- a',
      'c:+++ b',
      'c:@@ -1 +1 @@',
      '-- a',
      '+b',
      ' c',
      '',
    ]);
  });

  it('highlights the old code and the new code of a diff separately', () => {
    expect(show('diff-ts', ' /* a\n-   old */\n+   new */\n const b')).toEqual([
      ' |c:/* a',
      '-|c:   old */',
      '+|c:   new */',
      ' |k:const| b',
    ]);
    expect(show('diff-klingon', '+a\n-b')).toEqual(['+a', '-b']);
  });

  it('returns the same result, regardless of which languages it highlighted before', () => {
    const code = `class A { b = /c+/.test(\`\${D}\`) } // <e>`;
    const langs = ['ts', 'tsx', 'js', 'html', 'css', 'md', 'mdx', 'php', 'c', 'json'];
    const before = langs.map((lang) => show(lang, code));
    for (const lang of [
      'regex',
      'graphql',
      'sql',
      'http',
      'pug',
      'haml',
      'jsonp',
      'flow',
      'cpp',
      'scss',
      'xml',
      'yaml',
    ]) {
      show(lang, code);
    }
    const other = createPrismHighlighter();
    expect(langs.map((lang) => show(lang, code))).toEqual(before);
    expect(other.highlight({ code, lang: 'ts' })).toEqual(highlighter.highlight({ code, lang: 'ts' }));
  });
});

describe('isTooLongToHighlight', () => {
  it.each([
    ['a long line', 'js', '/a['.repeat(2000)],
    ['many lines', 'bash', '<<A\n'.repeat(8000)],
    ['many asterisks in Markdown', 'md', '**a*\n'.repeat(400)],
    ['a diff of Markdown', 'diff-md', '+**a*\n'.repeat(400)],
  ])('returns true for code that is too long to highlight: %s', (_, lang, code) => {
    expect(isTooLongToHighlight({ code, lang })).toBe(true);
    const tokens = highlightLines({ code, lang, highlighter }).flat();
    expect(tokens.every(({ classes }) => classes === '')).toBe(true);
  });

  it('returns false for many short lines', () => {
    expect(isTooLongToHighlight({ code: 'const a = 1;\n'.repeat(1000), lang: 'js' })).toBe(false);
  });
});
