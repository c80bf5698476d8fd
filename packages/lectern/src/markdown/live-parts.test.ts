import { expect, test } from 'vitest';
import { liveParts } from './live-parts.js';

test('interactive JSX in documents: a button with a handler becomes a component at the same line number', () => {
  const content =
    "import { log } from './log.js';\n\n# Lamp\n\n<button\n  onClick={() => log('on')}\n>\n  Switch it **on**\n</button>\n\nEnd\n";
  const result = liveParts({ file: 'docs/lamp.mdx', content });
  expect(result?.module).toEqual({
    path: expect.stringMatching(/^\.lectern\/live\/lamp-mdx-[0-9a-f]{12}\.jsx$/),
    source: [
      "import { log } from '@site/docs/log.js';",
      'export function LiveElement0() {',
      `  return <><button onClick={() => log('on')}><p>{"Switch it "}<strong>{"on"}</strong></p></button></>;`,
      '}',
      '',
    ].join('\n'),
  });
  const lines = result?.content.split('\n') ?? [];
  expect(lines.indexOf('End')).toBe(content.split('\n').indexOf('End'));
  expect(result?.content).toContain('<LiveElement0 key={[0\n  ,0\n,0\n  ,0\n,0]}/>');
});

test('interactive JSX in documents: exported components with hooks move to a generated module', () => {
  const content = [
    "import { useState } from 'react';",
    '',
    'export const start = 3;',
    '',
    'export function Counter() {\n  const [n, set] = useState(start);\n  return <b>{n}</b>;\n}',
    '',
    '<Counter /> from {start}',
    '',
  ].join('\n');
  const result = liveParts({ file: 'docs/lamp.mdx', content });
  expect(result?.module.source).toContain('export const start = 3;\nexport function Counter() {');
  expect(result?.content).toMatch(/^export \{ start \} from "@site\/\.lectern\/live\/[^"]+"$/m);
  expect(result?.content).toMatch(/^export \{ Counter \} from "@site\/\.lectern\/live\/[^"]+"\n{5}<Counter/m);
  expect(result?.content).toMatch(/\nimport \{ start, Counter \} from "@site\/\.lectern\/live\/[^"]+"\n$/);
});

test('interactive JSX in documents: the generated module imports a component from an npm package', () => {
  const result = liveParts({
    file: 'a.mdx',
    content: 'import Player, { Bar } from \'some-player\';\n\n<Player url="x" />\n',
  });
  expect(result?.module.source).toBe("import Player, { Bar } from 'some-player';\nexport { Player, Bar };\n");
  expect(result?.content).not.toContain("'some-player'");
});

test('interactive JSX in documents: BrowserOnly moves to the generated module, unless BrowserOnly contains a component', () => {
  const content = (inner: string) =>
    `import BrowserOnly from '@docusaurus/BrowserOnly';\nimport Map from '@site/src/Map';\n\n<BrowserOnly fallback={<i>…</i>}>{() => ${inner}}</BrowserOnly>\n`;
  const moved = liveParts({ file: 'a.mdx', content: content('<b>{location.pathname}</b>') });
  expect(moved?.module.source).toBe(
    [
      "'use client';",
      "import BrowserOnly from '@docusaurus/BrowserOnly';",
      'export function LiveElement0() {',
      '  return <><BrowserOnly fallback={<i>…</i>}>{() => <b>{location.pathname}</b>}</BrowserOnly></>;',
      '}',
      '',
    ].join('\n'),
  );
  expect(liveParts({ file: 'a.mdx', content: content('<b>Here</b>') })).toBeDefined();
  expect(liveParts({ file: 'a.mdx', content: content('<Map />') })).toBeUndefined();
});

test.each([
  ['an element without a function', '<Foo a={1} />\n'],
  ['a component that is not imported', 'export const a = 1;\n\n<Tabs onChange={() => 1}>x</Tabs>\n'],
  ['a handler that uses the front matter', '<button onClick={() => alert(frontMatter.title)}>x</button>\n'],
  ['an element that contains Markdown', '<div onClick={() => 1}>\n\n- a\n\n</div>\n'],
  ["a call of a package's function", "import { add } from 'some-math';\n\n{add(1, 2)}\n"],
  ['a code block', '```jsx\n<button onClick={() => 1} />\n```\n'],
])('interactive JSX in documents: %s stays in the document', (_, content) => {
  expect(liveParts({ file: 'a.mdx', content })).toBeUndefined();
});

test.each([
  ['deep nesting', `# A\n\n${'> '.repeat(30_000)}x\n`],
  ['an unclosed string that ends with a backslash', "export const b = '\\"],
])('interactive JSX in documents: nothing is extracted if the document has %s', (_, text) => {
  expect(liveParts({ file: 'a.mdx', content: `export const a = 1\n\n${text}` })).toBeUndefined();
});

test('interactive JSX in documents: a component that receives an imported value moves, unless the value is a file', () => {
  const content = [
    "import Fares from '@site/src/Fares';",
    "import { columns } from './columns';",
    "import map from './map.svg';",
    '',
    '<Fares columns={columns} />',
    '',
    '<Fares image={map} />',
    '',
  ].join('\n');
  const result = liveParts({ file: 'docs/fares.mdx', content });
  expect(result?.module.source).toContain('return <><Fares columns={columns}></Fares></>;');
  expect(result?.module.source).not.toContain('map');
  expect(result?.content).toContain('<LiveElement0/>\n\n<Fares image={map} />');
});
