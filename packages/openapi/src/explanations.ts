import type { Explanations } from 'lectern/plugin';

export const explanations: Explanations = {
  'missing-openapi-document': {
    meaning: 'The OpenAPI document doesn’t exist.',
    fix: 'Correct `path` in the options of the plug-in, or create the file.',
  },
  'invalid-openapi': {
    meaning: 'The document isn’t valid YAML or JSON, or doesn’t follow the OpenAPI or Swagger specification.',
    fix: 'Correct the value that the message names. For a document that you can’t edit, set `onInvalidDocument: "warn"` in the options of the plug-in.',
  },
  'broken-reference': {
    meaning:
      'A `$ref` isn’t a string, refers to something that doesn’t exist, refers to itself, or leads to a value only through hundreds of other references.',
    fix: 'Correct the reference, or add the missing object.',
  },
  'reference-out-of-reach': {
    meaning:
      'A `$ref` refers to a file outside the folders that the plug-in may read, or to a file that seems to contain secrets.',
    fix: 'Move the file next to the document, or add it to `allowedPaths`.',
  },
  'remote-reference': {
    meaning:
      'A `$ref` refers to another host. Either `allowRemoteReferences` isn’t set, or the file failed to load.',
    fix: 'Save a copy of the file next to the document, or set `allowRemoteReferences: true`.',
  },
  'duplicate-operation-id': {
    meaning: 'Two operations have the same `operationId`.',
    fix: 'Give one of the operations another `operationId`.',
  },
  'unknown-security-scheme': {
    meaning: 'An operation requires a security scheme that the document doesn’t declare.',
    fix: 'Correct the name, or declare the scheme under `components.securitySchemes`.',
  },
};
