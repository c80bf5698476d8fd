import { expect, test } from 'vitest';
import { convertLegacyNodes } from './legacy-nodes.js';
import type { TreeNode } from './types.js';

const esm = "import Tabs from '@theme/Tabs';";

test('MDX 1 nodes: tags that open and close in different nodes become elements', () => {
  const code: TreeNode = { type: 'code', value: 'npm i' };
  const tree: TreeNode = {
    type: 'root',
    children: [
      { type: 'jsx', value: '<Tabs groupId="npm2yarn" lazy>\n<TabItem value="npm">' },
      code,
      { type: 'jsx', value: '</TabItem>\n</Tabs>' },
      { type: 'jsx', value: '<br/>' },
    ],
  };
  convertLegacyNodes(tree);
  expect(tree.children).toMatchObject([
    {
      type: 'mdxJsxFlowElement',
      name: 'Tabs',
      attributes: [
        { name: 'groupId', value: 'npm2yarn' },
        { name: 'lazy', value: null },
      ],
      children: [{ name: 'TabItem', attributes: [{ name: 'value', value: 'npm' }], children: [code] }],
    },
    { name: 'br', children: [] },
  ]);
});

test('MDX 1 nodes: an import is converted to MDX 3, unless the document already declares the imported name', () => {
  const tree: TreeNode = {
    type: 'root',
    children: [
      { type: 'import', value: `${esm}\nimport TabItem from '@theme/TabItem';` },
      { type: 'mdxjsEsm', value: esm },
    ],
  };
  convertLegacyNodes(tree);
  expect(tree.children?.map(({ type, value }) => [type, value])).toEqual([
    ['mdxjsEsm', "import TabItem from '@theme/TabItem';"],
    ['mdxjsEsm', esm],
  ]);
  expect(tree.children?.[0]?.data?.estree).toMatchObject({
    type: 'Program',
    body: [{ type: 'ImportDeclaration' }],
  });
});

test('MDX 1 nodes: mismatched tags stay unchanged', () => {
  const children: TreeNode[] = [
    { type: 'jsx', value: '<Tabs>' },
    { type: 'jsx', value: '</Other>' },
  ];
  const tree: TreeNode = { type: 'root', children: [...children] };
  convertLegacyNodes(tree);
  expect(tree.children).toEqual(children);
});
