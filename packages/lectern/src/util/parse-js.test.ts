import { expect, test } from 'vitest';
import { nodesIn, parseModule } from './parse-js.js';

test('nodesIn returns nodes in the order of the source', () => {
  const body = parseModule({ file: 'a.js', source: 'a(b, [c]); d;' });
  const names = [...nodesIn(body)].flatMap(({ type, name }) => (type === 'Identifier' ? [name] : []));
  expect(names).toEqual(['a', 'b', 'c', 'd']);
});

test.each([
  ['operators', `x = ${'1+'.repeat(9000)}1`],
  ['elements', `x = ${'<a>'.repeat(1000)}${'</a>'.repeat(1000)}`],
  ['branches', `${'if (a) {} else '.repeat(9000)}{}`],
])('nodesIn supports thousands of nested %s', (_, source) => {
  expect([...nodesIn(parseModule({ file: 'a.js', source }))].length).toBeGreaterThan(1999);
});
