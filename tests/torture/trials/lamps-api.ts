export const lampsApi = {
  openapi: '3.1.0',
  info: { title: 'Lamps', version: '1', description: 'Lamps.' },
  servers: [
    { url: 'https://{host}', variables: { host: { default: 'example.org', enum: ['example.org'] } } },
  ],
  tags: [{ name: 'lamps' }],
  security: [{ key: [] }],
  paths: {
    '/lamps/{id}': {
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string', pattern: '^[a-z]+$' } },
      ],
      get: {
        operationId: 'getLamp',
        tags: ['lamps'],
        responses: {
          200: {
            description: 'A lamp.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Lamp' } } },
          },
        },
      },
      put: {
        requestBody: {
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/Lamp' }, example: { name: 'a' } },
          },
        },
        responses: { 204: { description: 'Done.' } },
      },
    },
  },
  components: {
    securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'x-key' } },
    schemas: {
      Lamp: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', minLength: 1 },
          parts: { type: 'array', items: { $ref: '#/components/schemas/Lamp' } },
        },
      },
      Kind: {
        oneOf: [{ type: 'string', enum: ['a'] }, { $ref: '#/components/schemas/Lamp' }],
        discriminator: { propertyName: 'name' },
      },
    },
  },
};
