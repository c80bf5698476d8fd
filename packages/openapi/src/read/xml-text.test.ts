import { expect, test } from 'vitest';
import { ok, pageOf } from './__fixtures__/read-files.js';

const Tag = {
  type: 'object',
  xml: { name: 'tag' },
  properties: { name: { type: 'string', example: 'big' } },
};
const Pet = {
  type: 'object',
  xml: { name: 'pet', namespace: 'http://example.org/pets', prefix: 'p' },
  properties: {
    id: { type: 'integer', example: 1, xml: { attribute: true } },
    photoUrls: {
      type: 'array',
      xml: { name: 'photos', wrapped: true },
      items: { type: 'string', example: 'a&b<c', xml: { name: 'photo' } },
    },
    nicknames: { type: 'array', items: { type: 'string', example: 'Rex', xml: { name: 'nickname' } } },
    tags: { type: 'array', xml: { wrapped: true }, items: { $ref: '#/components/schemas/Tag' } },
  },
};

async function exampleOf(content: object): Promise<string | undefined> {
  const { groups } = await pageOf({
    paths: {
      '/pets': { post: { requestBody: { content: { 'application/xml': content } }, responses: ok } },
    },
    components: { schemas: { Pet, Tag } },
  });
  return groups[0]?.operations[0]?.requestBody?.content[0]?.examples[0]?.text;
}

test('XML examples have the names, attributes, namespaces, and wrapped lists of the schema', async () => {
  expect(
    await exampleOf({ schema: { $ref: '#/components/schemas/Pet' } }),
  ).toBe(`<p:pet xmlns:p="http://example.org/pets" id="1">
  <photos>
    <photo>a&amp;b&lt;c</photo>
  </photos>
  <nickname>Rex</nickname>
  <tags>
    <tag>
      <name>big</name>
    </tag>
  </tags>
</p:pet>`);
});

test('XML examples written as JSON in the document are shown as XML', async () => {
  const schema = { type: 'array', xml: { name: 'tags' }, items: { $ref: '#/components/schemas/Tag' } };
  expect(await exampleOf({ schema, example: [{ name: 'one' }, { name: 'two' }] })).toBe(`<tags>
  <tag>
    <name>one</name>
  </tag>
  <tag>
    <name>two</name>
  </tag>
</tags>`);
  expect(await exampleOf({ example: { a: null, b: {}, c: [1, 2] } })).toBe(`<root>
  <a></a>
  <b/>
  <c>1</c>
  <c>2</c>
</root>`);
  expect(await exampleOf({ schema, example: '<tags/>\n' })).toBe('<tags/>');
});
