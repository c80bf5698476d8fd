import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { devSite } from './__fixtures__/dev-site.js';

const page = (component: string) =>
  `import { Box } from '@site/components/${component}';\n\n# ${component}\n\n<Box />\n`;

const site = devSite({
  files: {
    'lectern.config.ts': `export default { title: 'Site', url: 'https://example.org', sources: [{ type: 'docs' }], pageTimeLimit: 3 };`,
    'docs/good.mdx': page('Good.tsx'),
    'docs/loop.mdx': page('Outer.tsx'),
    'docs/late.mdx': page('Late.tsx'),
    'docs/throws.mdx': page('Throws.tsx'),
    'components/Good.tsx':
      "import { name } from './name';\nexport * from './name';\nexport const Box = () => <p>{name}</p>;\n",
    'components/name.ts': "export const name = 'a box';\n",
    'components/Outer.tsx': "export { Box } from './Loop';\n",
    'components/Loop.tsx': "import './name';\nfor (;;);\nexport const Box = () => null;\n",
    'components/Late.tsx':
      "const { name } = await import('./name');\nexport const Box = () => <p>late: {name}</p>;\n",
    'components/Throws.tsx':
      "import './name';\nthrow new Error('There is no box.');\nexport const Box = () => null;\n",
  },
});

test('dev: a component with an infinite loop on import is an error on its page, and blocks no other page', async () => {
  const { status, text } = await site.get('/docs/loop');
  expect(status).toBe(500);
  expect(text).toContain('docs/loop.mdx');
  // The page imports the module with the infinite loop only indirectly, but the error names it.
  expect(text).toContain(`s to import ${site.pathOf('components/Loop.tsx')}`);
  expect((await site.get('/docs/good')).text).toContain('<p>a box</p>');
  expect((await site.get('/docs/late')).text).toContain('late: a box');
});

test('dev: a component that throws on import is an error on its page', async () => {
  const { status, text } = await site.get('/docs/throws');
  expect(status).toBe(500);
  expect(text).toContain('There is no box.');
});

test('dev: a page works again once the infinite loop in its component is fixed', async () => {
  await writeFile(site.pathOf('components/Loop.tsx'), 'export const Box = () => <p>fixed</p>;\n');
  await expect.poll(async () => (await site.get('/docs/loop')).text).toContain('<p>fixed</p>');
});
