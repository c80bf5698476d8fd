import { readFile, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { devSite } from './__fixtures__/dev-site.js';

const nested = ({ tag, levels }: { tag: string; levels: number }): string =>
  `${`<${tag}>`.repeat(levels)}Core${`</${tag}>`.repeat(levels)}`;
const imports = "import { Box, Closed } from '@site/components/Box';";

const site = devSite({
  files: {
    'lectern.config.ts':
      "export default { title: 'Site', url: 'https://example.org', sources: [{ type: 'docs' }], islands: 'auto' };",
    'docs/boxes.mdx': `${imports}\n\n# Boxes\n\n${nested({ tag: 'Box', levels: 50 })}`,
    'docs/closed.mdx': `${imports}\n\n# Closed\n\n${nested({ tag: 'Closed', levels: 30 })}`,
    'docs/props.mdx': `${imports}\n\n# Props\n\n${'<Box title={'.repeat(18)}1${'} />'.repeat(18)}`,
    'docs/edited.mdx': `import { Box } from '@site/components/Edited';\n\n# Edited\n\n<Box />`,
    'components/Box.jsx': `import { createContext, use, useState } from 'react';
const contexts = Array.from({ length: 20 }, () => createContext(0));
export function Box({ children }) {
  const [isOpen] = useState(true);
  const depth = use(contexts[0]) + 1;
  const start = <div title={'Level ' + depth}>{isOpen && children}</div>;
  return contexts.reduce((inner, Context) => <Context value={depth}>{inner}</Context>, start);
}
export function Closed({ children }) {
  const [isOpen] = useState(false);
  return <div>{isOpen && children}</div>;
}
`,
    'components/Edited.jsx': `import { createContext } from 'react';
const contexts = Array.from({ length: 20 }, () => createContext(0));
export function Box() {
  const { length } = Object.values(globalThis[Symbol.for('lectern.contexts.modules')]).flat();
  return <p>{'Edit 0: ' + length + ' contexts'}</p>;
}
`,
  },
});

test("dev: a site's islands that provide contexts may be nested 50 levels deep", async () => {
  const { status, text } = await site.get('/docs/boxes');
  expect([status, /Level 50".*Core/.test(text), text.includes('lectern-pending')]).toEqual([
    200,
    true,
    false,
  ]);
});

test('dev: the size of a page is not exponential in the depth of islands that hide their children', async () => {
  const { status, text } = await site.get('/docs/closed');
  expect([status, text.includes('Core')]).toEqual([200, true]);
  expect(text.length).toBeLessThan(500_000);
});

test('dev: islands that are nested 18 levels deep in props are an error', async () => {
  const { status, text } = await site.get('/docs/props');
  expect(status).toBe(500);
  expect(text).toContain('nested more than 8 levels deep in the props of each other.');
  expect(text).toContain('docs/props.mdx:5:');
});

test('dev: edits of a module replace its contexts', async () => {
  const text = async (): Promise<string> => (await site.get('/docs/edited')).text;
  const count = async (): Promise<string | undefined> => /\d+ contexts/.exec(await text())?.[0];
  const before = await count();
  const file = site.pathOf('components/Edited.jsx');
  const source = await readFile(file, 'utf8');
  for (const edit of ['Edit 1', 'Edit 2']) {
    await writeFile(file, source.replace('Edit 0', edit));
    await expect.poll(text, { timeout: 20_000 }).toContain(edit);
  }
  expect(await count()).toBe(before);
});
