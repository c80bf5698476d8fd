// Writes an OpenAPI document with many operations: node bench/openapi/generate.mjs 1000 > large.json
const count = Number(process.argv[2] ?? 1000);
const perTag = 20;

const reference = (name) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema) => ({ content: { 'application/json': { schema } } });

function resource(index) {
  const name = `Thing${index}`;
  const tags = [`Group ${Math.floor((index * 5) / perTag) + 1}`];
  const id = {
    name: 'id',
    in: 'path',
    required: true,
    description: 'Its number.',
    schema: { type: 'integer', minimum: 1 },
  };
  const one = { description: `One \`${name}\`.`, ...json(reference(name)) };
  const missing = { description: 'There is none with this number.', ...json(reference('Problem')) };
  const body = { required: true, ...json(reference(name)) };
  const page = {
    name: 'page',
    in: 'query',
    description: 'The page, from 1.',
    schema: { type: 'integer', minimum: 1, default: 1 },
  };
  const operation = (verb, fields) => ({
    tags,
    operationId: `${verb}${name}`,
    summary: `${verb[0].toUpperCase()}${verb.slice(1)} ${name}`,
    description: `Does what its name says, with **${name}**. See [the site](https://example.com).`,
    ...fields,
  });
  const list = { description: 'A list.', ...json({ type: 'array', items: reference(name) }) };
  return {
    paths: {
      [`/things-${index}`]: {
        get: operation('list', { parameters: [page], responses: { 200: list } }),
        post: operation('add', { requestBody: body, responses: { 201: one, 422: missing } }),
      },
      [`/things-${index}/{id}`]: {
        parameters: [id],
        get: operation('get', { responses: { 200: one, 404: missing } }),
        put: operation('replace', { requestBody: body, responses: { 200: one, 404: missing } }),
        delete: operation('remove', { responses: { 204: { description: 'Gone.' }, 404: missing } }),
      },
    },
    schemas: {
      [name]: {
        type: 'object',
        description: `The thing with the number ${index}.`,
        required: ['name'],
        properties: {
          id: { type: 'integer', readOnly: true },
          name: { type: 'string', minLength: 1, maxLength: 80 },
          state: { enum: ['new', 'used', 'broken'] },
          madeAt: { type: 'string', format: 'date-time' },
          parts: { type: 'array', items: reference(name) },
        },
      },
    },
  };
}

const resources = Array.from({ length: Math.ceil(count / 5) }, (_, index) => resource(index));
const document = {
  openapi: '3.1.0',
  info: { title: 'A large API', version: '1.0.0', description: 'Made to be measured.' },
  servers: [{ url: 'https://api.example.com' }],
  paths: Object.assign({}, ...resources.map(({ paths }) => paths)),
  components: {
    schemas: Object.assign(
      { Problem: { type: 'object', properties: { title: { type: 'string' } } } },
      ...resources.map(({ schemas }) => schemas),
    ),
  },
};
console.log(JSON.stringify(document, undefined, 2));
