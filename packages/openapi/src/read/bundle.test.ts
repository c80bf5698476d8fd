import { expect, test } from 'vitest';
import { info, readFiles } from './__fixtures__/read-files.js';

const wrong = 'refers to itself and never resolves to a value';

test.each([
  ['#/components/schemas/A', 'itself'],
  ['#/components/schemas/A/properties/a', 'a part of itself, which grows with each step'],
  [`#/components/schemas/A${'/a'.repeat(3000)}`, 'a part of itself far below'],
])('OpenAPI references: a reference that leads back to itself is an error: %.40s (%s)', async ($ref) => {
  const document = { openapi: '3.1.0', info, paths: {}, components: { schemas: { A: { $ref } } } };
  const { diagnostics } = await readFiles({ 'api.json': document });
  expect(diagnostics.map(({ message, line }) => [message.includes(wrong), line])).toContainEqual([
    true,
    expect.any(Number),
  ]);
});

test('OpenAPI references: a long chain of references is followed to its end', async () => {
  const links = Array.from({ length: 100 }, (_, index) => [
    `A${index}`,
    { $ref: `#/components/schemas/A${index + 1}` },
  ]);
  const schemas = { ...Object.fromEntries(links), A100: { type: 'string' } };
  const { diagnostics } = await readFiles({
    'api.json': { openapi: '3.1.0', info, paths: {}, components: { schemas } },
  });
  expect(diagnostics).toEqual([]);
});
