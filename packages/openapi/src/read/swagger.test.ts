import { expect, it } from 'vitest';
import { upgradeSwagger } from './swagger.js';

it('a Swagger 2.0 document is upgraded to OpenAPI 3.0', () => {
  expect(
    upgradeSwagger({
      swagger: '2.0',
      info: { title: 'Lamps', version: '1' },
      host: 'lamps.example.com',
      basePath: '/v1',
      schemes: ['https', 'http'],
      consumes: ['application/json'],
      produces: ['application/json'],
      parameters: { id: { name: 'id', in: 'path', required: true, type: 'integer' } },
      responses: { Missing: { description: 'None.' } },
      securityDefinitions: {
        basic: { type: 'basic' },
        app: { type: 'oauth2', flow: 'application', tokenUrl: 'https://a.b/t', scopes: { x: 'X' } },
      },
      paths: {
        '/lamps/{id}': {
          parameters: [{ $ref: '#/parameters/id' }],
          get: {
            parameters: [
              {
                name: 'a',
                in: 'query',
                type: 'array',
                items: { type: 'string', collectionFormat: 'csv' },
                collectionFormat: 'pipes',
              },
            ],
            responses: {
              200: {
                description: 'One.',
                schema: { $ref: '#/definitions/Lamp' },
                headers: { Left: { type: 'integer', description: 'Calls.' } },
                examples: { 'application/json': { name: 'Desk' } },
              },
              404: { $ref: '#/responses/Missing' },
            },
          },
          put: {
            consumes: ['multipart/form-data'],
            parameters: [
              { name: 'file', in: 'formData', type: 'file', required: true },
              { name: 'note', in: 'formData', type: 'string', description: 'Words.' },
            ],
            responses: { 204: { description: 'Done.' } },
          },
          post: {
            parameters: [
              { name: 'lamp', in: 'body', required: true, schema: { $ref: '#/definitions/Lamp' } },
            ],
            responses: { 201: { description: 'Made.', schema: { type: 'string' } } },
          },
        },
      },
      definitions: { Lamp: { type: 'object' } },
    }),
  ).toMatchInlineSnapshot(`
    {
      "components": {
        "securitySchemes": {
          "app": {
            "flows": {
              "clientCredentials": {
                "scopes": {
                  "x": "X",
                },
                "tokenUrl": "https://a.b/t",
              },
            },
            "type": "oauth2",
          },
          "basic": {
            "scheme": "basic",
            "type": "http",
          },
        },
      },
      "consumes": [
        "application/json",
      ],
      "definitions": {
        "Lamp": {
          "type": "object",
        },
      },
      "info": {
        "title": "Lamps",
        "version": "1",
      },
      "openapi": "3.0.3",
      "parameters": {
        "id": {
          "in": "path",
          "name": "id",
          "required": true,
          "type": "integer",
        },
      },
      "paths": {
        "/lamps/{id}": {
          "get": {
            "parameters": [
              {
                "in": "path",
                "name": "id",
                "required": true,
                "schema": {
                  "type": "integer",
                },
              },
              {
                "explode": false,
                "in": "query",
                "name": "a",
                "schema": {
                  "items": {
                    "type": "string",
                  },
                  "type": "array",
                },
                "style": "pipeDelimited",
              },
            ],
            "responses": {
              "200": {
                "content": {
                  "application/json": {
                    "example": {
                      "name": "Desk",
                    },
                    "schema": {
                      "$ref": "#/definitions/Lamp",
                    },
                  },
                },
                "description": "One.",
                "headers": {
                  "Left": {
                    "description": "Calls.",
                    "schema": {
                      "type": "integer",
                    },
                  },
                },
              },
              "404": {
                "content": {},
                "description": "None.",
                "headers": {},
              },
            },
          },
          "post": {
            "parameters": [
              {
                "in": "path",
                "name": "id",
                "required": true,
                "schema": {
                  "type": "integer",
                },
              },
            ],
            "requestBody": {
              "content": {
                "application/json": {
                  "schema": {
                    "$ref": "#/definitions/Lamp",
                  },
                },
              },
              "required": true,
            },
            "responses": {
              "201": {
                "content": {
                  "application/json": {
                    "schema": {
                      "type": "string",
                    },
                  },
                },
                "description": "Made.",
                "headers": {},
              },
            },
          },
          "put": {
            "parameters": [
              {
                "in": "path",
                "name": "id",
                "required": true,
                "schema": {
                  "type": "integer",
                },
              },
            ],
            "requestBody": {
              "content": {
                "multipart/form-data": {
                  "schema": {
                    "properties": {
                      "file": {
                        "format": "binary",
                        "type": "string",
                      },
                      "note": {
                        "description": "Words.",
                        "type": "string",
                      },
                    },
                    "required": [
                      "file",
                    ],
                    "type": "object",
                  },
                },
              },
              "required": true,
            },
            "responses": {
              "204": {
                "content": {},
                "description": "Done.",
                "headers": {},
              },
            },
          },
        },
      },
      "produces": [
        "application/json",
      ],
      "responses": {
        "Missing": {
          "description": "None.",
        },
      },
      "securityDefinitions": {
        "app": {
          "flow": "application",
          "scopes": {
            "x": "X",
          },
          "tokenUrl": "https://a.b/t",
          "type": "oauth2",
        },
        "basic": {
          "type": "basic",
        },
      },
      "servers": [
        {
          "url": "https://lamps.example.com/v1",
        },
        {
          "url": "http://lamps.example.com/v1",
        },
      ],
    }
  `);
});
