import { expect, test } from 'vitest';
import { tellingValues } from './telling-values.js';

test('generated examples have meaningful values if the schema only says "string"', () => {
  const schemas = { Person: { properties: { homeCity: { type: 'string' }, code: { type: 'string' } } } };
  const schema = {
    properties: {
      firstName: { type: 'string' },
      email: { type: 'string' },
      login: { type: 'string', enum: ['string'] },
      owner: { type: 'string', pattern: '^s' },
      emails: { type: 'array', items: { type: 'string' } },
      person: { $ref: '#/schemas/Person' },
      first_name: { type: 'string', minLength: 6 },
      petName: { type: 'string' },
      pet_id: { type: 'string' },
      count: { type: 'integer' },
      id: { type: 'integer' },
      total_price: { type: 'number' },
      step: { type: 'integer', minimum: 0 },
    },
  };
  const value = {
    firstName: 'string',
    email: 'string',
    login: 'string',
    owner: 'string',
    emails: ['string'],
    person: { homeCity: 'string', code: 'string' },
    count: 0,
    id: 0,
    total_price: 0,
    step: 0,
    first_name: 'string',
    petName: 'string',
    pet_id: 'string',
  };
  expect(tellingValues({ value, schema, schemas })).toEqual({
    firstName: 'Ada',
    email: 'ada@example.com',
    login: 'string',
    owner: 'string',
    emails: ['ada@example.com'],
    person: { homeCity: 'London', code: 'string' },
    count: 1,
    id: 1,
    total_price: 1000,
    step: 0,
    first_name: 'string',
    petName: 'Example name',
    pet_id: 'abc123',
  });
  expect(tellingValues({ value: 'string', schema: { type: 'string' }, schemas: {}, name: 'repo' })).toBe(
    'hello-world',
  );
});
