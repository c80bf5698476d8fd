import { expect, test } from 'vitest';
import { treeMistake } from './tree-mistake.js';

const root = (...children: unknown[]) => ({ type: 'root', children });
const circular: { type: string; children: unknown[] } = { type: 'blockquote', children: [] };
circular.children.push(circular);

test.each([
  ['a child that is null', root(null), 'root.children[0] is null, but must be a node'],
  ['a child that is text', root('x'), 'root.children[0] is of the type string, but must be a node'],
  ['a node without a type', root({}), 'root.children[0].type is undefined, but must be a string'],
  ['children that are null', { type: 'root', children: null }, 'root.children is null, but must be an array'],
  [
    'a link without a URL',
    root({ type: 'paragraph', children: [{ type: 'link', children: [] }] }),
    'root.children[0].children[0] has the type "link", but its url is undefined, not a string',
  ],
  [
    'text that is a number',
    root({ type: 'text', value: 5 }),
    'root.children[0] has the type "text", but its value is of the type number, not a string',
  ],
  [
    'an element without a name',
    root({ type: 'element', children: [] }),
    'root.children[0] has the type "element", but its tagName is undefined, not a string',
  ],
  [
    'attributes that are null',
    root({ type: 'mdxJsxFlowElement', name: 'div', attributes: [null], children: [] }),
    'root.children[0].attributes must be an array of objects',
  ],
  ['a node that contains itself', root(circular), 'root.children[0].children[0] contains itself'],
])('syntax trees: a tree with %s is invalid', (_, tree, mistake) => {
  expect(treeMistake(tree)).toBe(mistake);
});

test('syntax trees: a tree with more than 1,000 levels is invalid', () => {
  let tree: object = { type: 'text', value: '' };
  for (let level = 0; level < 1100; level += 1) tree = { type: 'blockquote', children: [tree] };
  expect(treeMistake(tree)).toMatch(/^root\.children\[0\].*… has more than 1000 levels$/);
});

test("syntax trees: a directive's attributes may be an object", () => {
  const tree = root(
    { type: 'containerDirective', name: 'box', attributes: { id: 'a' }, children: [] },
    { type: 'heading', depth: 2, children: [{ type: 'text', value: 'A' }] },
    { type: 'code', value: 'a', lang: null },
    { type: 'element', tagName: 'p', properties: {}, children: [] },
    { type: 'element', data: { hName: 'iframe', hProperties: { src: '/a' } } },
  );
  expect(treeMistake(tree)).toBeUndefined();
});
