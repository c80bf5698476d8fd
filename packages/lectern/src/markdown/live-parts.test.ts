import { expect, test } from 'vitest';
import { liveParts } from './live-parts.js';

test('live parts: a button with a handler becomes a component, and line numbers are preserved', () => {
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

test('live parts: exported components with hooks move to a generated module with all other exports', () => {
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
  expect(result?.content).toContain('export { start }\n');
  expect(result?.content).toContain('export { Counter }\n');
  expect(result?.content).toMatch(/\nimport \{ start, Counter \} from "@site\/\.lectern\/live\/[^"]+"\n$/);
});

test('live parts: a component of a package is imported through the generated module, so that the bundler can analyze it', () => {
  const result = liveParts({
    file: 'a.mdx',
    content: 'import Player, { Bar } from \'some-player\';\n\n<Player url="x" />\n',
  });
  expect(result?.module.source).toBe("import Player, { Bar } from 'some-player';\nexport { Player, Bar };\n");
  expect(result?.content).not.toContain("'some-player'");
});

test('live parts: BrowserOnly moves if its content uses the browser, and stays if a component in its content does', () => {
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
  ['no function', '<Foo a={1} />\n'],
  ['a component that only the document knows', 'export const a = 1;\n\n<Tabs onChange={() => 1}>x</Tabs>\n'],
  ['what only the document knows', '<button onClick={() => alert(frontMatter.title)}>x</button>\n'],
  ['a list in Markdown', '<div onClick={() => 1}>\n\n- a\n\n</div>\n'],
  ['helpers of a package', "import { add } from 'some-math';\n\n{add(1, 2)}\n"],
  ['code', '```jsx\n<button onClick={() => 1} />\n```\n'],
])('live parts: nothing moves to a generated module for %s', (_, content) => {
  expect(liveParts({ file: 'a.mdx', content })).toBeUndefined();
});

test.each([
  ['deep nesting', `# A\n\n${'> '.repeat(30_000)}x\n`],
  ['an open string with a backslash at the end', "export const b = '\\"],
])('live parts: a document with %s is left to the compiler', (_, text) => {
  expect(liveParts({ file: 'a.mdx', content: `export const a = 1\n\n${text}` })).toBeUndefined();
});
