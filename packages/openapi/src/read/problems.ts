import type { Diagnostic, OutOfReach } from 'lectern/plugin';
import { didYouMean, problem } from 'lectern/plugin';
import type { SchemaType } from '../model/api-page.js';

export const schemaTypes: readonly SchemaType[] = [
  'string',
  'number',
  'integer',
  'boolean',
  'array',
  'object',
  'null',
];

interface Spot {
  file: string;
  line?: number | undefined;
  column?: number | undefined;
}

export const problems = {
  missingFile: ({ document, id, ...spot }: Partial<Spot> & { document: string; id: string }): Diagnostic =>
    problem({
      code: 'missing-openapi-document',
      message: `The plug-in "${id}" reads the OpenAPI document ${document}, which does not exist.`,
      hint: 'Create the file, or correct `path` in the options of the plug-in.',
      ...spot,
    }),

  noDocument: (spot: Spot): Diagnostic =>
    problem({
      code: 'invalid-openapi',
      message: `This isn't an OpenAPI document: it has neither \`openapi: 3.…\` nor \`swagger: "2.0"\`.`,
      hint: 'Start the document with `openapi: 3.1.0`, `info`, and `paths`.',
      ...spot,
    }),

  unknownVersion: ({ key, version, ...spot }: Spot & { key: string; version: string }): Diagnostic =>
    problem({
      code: 'invalid-openapi',
      message: `The document declares \`${key}: ${version}\`, which is not supported. Expected OpenAPI 3.0, 3.1, or 3.2, or Swagger 2.0.`,
      hint: 'Correct the version, or convert the document to a supported one.',
      ...spot,
    }),

  missingReferencedFile: ({
    ref,
    found,
    isFolder = false,
    ...spot
  }: Spot & { ref: string; found: string; isFolder?: boolean }): Diagnostic =>
    problem({
      code: 'broken-reference',
      message: isFolder
        ? `The reference "${ref}" points to the folder ${found || '.'}. Expected a file.`
        : `The reference "${ref}" points to the file ${found}, which does not exist.`,
      hint: 'Correct the path, which is relative to the file that contains the reference.',
      ...spot,
    }),

  referenceOutOfReach: ({
    ref,
    target,
    reason,
    ...spot
  }: Spot & Pick<OutOfReach, 'reason'> & { ref: string; target: string }): Diagnostic => {
    const limit = "references can reach only files in the document's folder and its subfolders";
    const what = {
      outside: `points to ${target}, but ${limit}.`,
      link: `points through a symbolic link to ${target}, but ${limit}.`,
      secret: `points to ${target}, which looks like a file with secrets.`,
    }[reason];
    return problem({
      code: 'reference-out-of-reach',
      message: `The reference "${ref}" ${what}`,
      hint: `${reason === 'secret' ? 'If the file contains no secrets,' : 'Move the file next to the document, or'} allow it in the options of the plug-in: allowedPaths: ['${target}'].`,
      file: spot.file,
      line: spot.line,
      column: spot.column,
    });
  },

  brokenReference: ({
    ref,
    token,
    known,
    ...spot
  }: Spot & { ref: string; token: string; known: readonly string[] }): Diagnostic =>
    problem({
      code: 'broken-reference',
      message: `The reference "${ref}" does not resolve: there is no "${token}".${didYouMean({ found: token, known })}`,
      hint:
        known.length === 0
          ? 'Write the reference as a path of keys from the root of the document, such as #/components/schemas/Name.'
          : `Available keys: ${known.slice(0, 12).join(', ')}${known.length > 12 ? ', …' : ''}.`,
      ...spot,
    }),

  endlessReference: ({ ref, ...spot }: Spot & { ref: string }): Diagnostic =>
    problem({
      code: 'broken-reference',
      message: `The reference "${ref}" refers to itself and never resolves to a value.`,
      hint: 'Replace one of the references in the cycle with the object itself.',
      ...spot,
    }),

  longChain: ({ ref, most, ...spot }: Spot & { ref: string; most: number }): Diagnostic =>
    problem({
      code: 'broken-reference',
      message: `The reference "${ref}" goes through more than ${most} other references.`,
      hint: 'Refer to the value directly, not to another reference.',
      ...spot,
    }),

  remoteReference: ({ ref, ...spot }: Spot & { ref: string }): Diagnostic =>
    problem({
      code: 'remote-reference',
      message: `The reference "${ref}" points to another host, but remote references are turned off.`,
      hint: 'Save a copy of the file next to the document, or set `allowRemoteReferences: true` in the options of the plug-in.',
      ...spot,
    }),

  unreachable: ({ ref, reason, ...spot }: Spot & { ref: string; reason: string }): Diagnostic =>
    problem({
      code: 'remote-reference',
      message: `The reference "${ref}" failed to load: ${reason}.`,
      hint: 'Save a copy of the file next to the document.',
      ...spot,
    }),

  duplicateOperationId: ({ id, first, ...spot }: Spot & { id: string; first: string }): Diagnostic =>
    problem({
      code: 'duplicate-operation-id',
      message: `The operationId "${id}" is already used by ${first}.`,
      hint: 'Give each operation a unique operationId, because URLs and generated clients use it.',
      ...spot,
    }),

  unknownScheme: ({ name, known, ...spot }: Spot & { name: string; known: readonly string[] }): Diagnostic =>
    problem({
      code: 'unknown-security-scheme',
      message: `An operation requires the security scheme "${name}", which the document does not declare.${didYouMean({ found: name, known })}`,
      hint:
        known.length === 0
          ? 'Declare the scheme under components.securitySchemes (securityDefinitions in Swagger 2.0).'
          : `Correct the name, or declare the scheme. Declared security schemes: ${known.join(', ')}.`,
      ...spot,
    }),

  unknownPlace: ({ place, known, ...spot }: Spot & { place: string; known: readonly string[] }): Diagnostic =>
    problem({
      code: 'invalid-openapi',
      message: `A parameter has \`in: ${place}\`, which OpenAPI does not define.${didYouMean({ found: place, known })}`,
      hint: `Use one of these values: ${known.join(', ')}.`,
      ...spot,
    }),

  unknownType: ({ type, ...spot }: Spot & { type: string }): Diagnostic =>
    problem({
      code: 'invalid-openapi',
      message: `A schema has the type "${type}", which does not exist.${didYouMean({ found: type, known: schemaTypes })}`,
      hint: `Known types: ${schemaTypes.join(', ')}.`,
      ...spot,
    }),

  misspelledKeyword: ({ key, keyword, ...spot }: Spot & { key: string; keyword: string }): Diagnostic =>
    problem({
      code: 'invalid-openapi',
      severity: 'warning',
      message: `A schema has the key "${key}", which has no effect. Did you mean "${keyword}"?`,
      hint: 'Correct the key. If it is intentional, start it with "x-".',
      ...spot,
    }),

  unreadableShape: ({ reason, ...spot }: Spot & { reason: string }): Diagnostic =>
    problem({
      code: 'invalid-openapi',
      message: `The document can't be read, probably because a value has the wrong type: ${reason}.`,
      hint: 'Compare the document with the specification: https://spec.openapis.org/oas/latest.html.',
      ...spot,
    }),

  tooManyUses: ({ seconds, ...spot }: Spot & { seconds: number }): Diagnostic =>
    problem({
      code: 'invalid-openapi',
      message: `Validation was stopped after ${seconds} s, because the document's schemas refer to each other too often.`,
      hint: 'Simplify schemas that refer to other schemas several times, across many levels.',
      ...spot,
    }),

  tooDeep: ({ most, ...spot }: Spot & { most: number }): Diagnostic =>
    problem({
      code: 'invalid-openapi',
      message: `At this location, the document is nested more than ${most} levels deep. References count as levels, too.`,
      hint: 'Shorten chains of schemas that contain other schemas, such as `allOf` within `allOf`.',
      ...spot,
    }),

  noObject: ({ path, found, ...spot }: Spot & { path: string; found: string }): Diagnostic =>
    problem({
      code: 'invalid-openapi',
      message: `${path} is ${found}. Expected an object.`,
      hint: 'Write an object, or remove the key.',
      ...spot,
    }),

  referenceType: ({ found, ...spot }: Spot & { found: string }): Diagnostic =>
    problem({
      code: 'broken-reference',
      message: `A \`$ref\` has the value ${found}. Expected a string such as "#/components/schemas/Name".`,
      hint: 'Write the reference in quotes.',
      ...spot,
    }),

  invalid: ({
    specification,
    message,
    ...spot
  }: Spot & { specification: string; message: string }): Diagnostic =>
    problem({
      code: 'invalid-openapi',
      message: `The document is not valid ${specification}: ${message}`,
      hint: `Correct the document. The ${specification} specification says what is allowed here.`,
      ...spot,
    }),
};
