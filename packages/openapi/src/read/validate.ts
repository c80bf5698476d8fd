import type { Diagnostic } from 'lectern/plugin';
import type { Bundle } from './bundle.js';
import { duplicateIds, misplacedParameters, undeclaredSchemes } from './check-operations.js';
import type { JsonObject, Path } from './json.js';
import { asArray, asObject, pathOfPointer, stringOf } from './json.js';
import { pathAtLine } from './json-lines.js';
import { problems } from './problems.js';
import { endOfChain } from './reference-chain.js';
import { shapeProblems } from './shape.js';
import { mostLevels } from './too-deep.js';
import { validationCopy } from './validation-copy.js';

// One mistake can cause many errors.
const shownErrors = 20;
/** The largest known documents take 2 s to validate. */
const mostSeconds = 25;

export function specificationOf({ openapi, swagger }: JsonObject): string {
  return swagger === undefined ? `OpenAPI ${stringOf(openapi)}` : `Swagger ${stringOf(swagger)}`;
}

export async function validateDocument(
  bundle: Bundle,
  { seconds }: { seconds: number } = { seconds: mostSeconds },
): Promise<Diagnostic[]> {
  const version = versionProblem(bundle);
  if (version !== undefined) return [version];
  const shape = shapeProblems(bundle);
  if (shape.length > 0) return shape;
  const misplaced = misplacedParameters(bundle);
  const ownChecks = [
    ...duplicateIds(bundle),
    ...undeclaredSchemes(bundle),
    ...misplaced.map(({ diagnostic }) => diagnostic),
  ];
  // The validator is imported lazily, because loading takes 0.1 s, and documents in the cache aren't validated.
  const { validate } = await import('@readme/openapi-parser');
  // The validator gets a copy, because validation dereferences the document in place.
  const document = validationCopy(bundle.root);
  const result = await validate<never, Parameters<typeof validate>[1] & object>(document as never, {
    resolve: { external: false },
    // The validator expands a schema at each reference to it. With 20 schemas that each refer to the next one three
    // times, this would take years.
    timeoutMs: seconds * 1000,
    validate: {
      rules: {
        openapi: {
          'duplicate-operation-id': 'warning',
          // In OpenAPI 3.1 and later, arrays need no `items`.
          'array-without-items': stringOf(bundle.root.openapi).startsWith('3.0') ? 'error' : 'warning',
        },
        swagger: { 'duplicate-operation-id': 'warning', 'unknown-required-schema-property': 'warning' },
      },
    },
    // The validator throws an error for some malformed documents. The error is reported as a problem in the document.
  }).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
  if (result instanceof Error) return [failedProblem({ error: result, seconds, bundle })];
  if (result.valid) return ownChecks;
  const specification = specificationOf(bundle.root);
  const isTree = hasText(document);
  const found = result.errors.slice(0, shownErrors).map(({ message }) => {
    const { text, path } = readMessage({ message, isTree, document });
    return problems.invalid({ specification, message: text, ...locationThroughReferences({ bundle, path }) });
  });
  // For a parameter with an invalid `in`, the validator reports a missing field, while `misplacedParameters` reports
  // the actual mistake.
  const keyOf = ({ file, line, column }: Pick<Diagnostic, 'file' | 'line' | 'column'>): string =>
    JSON.stringify([file, line, column]);
  const known = new Set(misplaced.flatMap(({ locations }) => locations.map(keyOf)));
  return [...ownChecks, ...found.filter((each) => !known.has(keyOf(each)))];
}

function failedProblem({
  error,
  seconds,
  bundle,
}: {
  error: Error;
  seconds: number;
  bundle: Bundle;
}): Diagnostic {
  if (error.name === 'TimeoutError') return problems.tooManyUses({ seconds, ...bundle.locationOf([]) });
  const [, deep] = /^Maximum dereference depth .* at (#\S*)/.exec(error.message) ?? [];
  if (deep === undefined)
    return problems.unreadableShape({ reason: error.message, ...bundle.locationOf([]) });
  const path = pathOfPointer(deep) ?? [];
  return problems.tooDeep({ most: mostLevels, ...locationThroughReferences({ bundle, path }) });
}

function versionProblem({ root, locationOf }: Bundle): Diagnostic | undefined {
  const { openapi, swagger } = root;
  if (openapi === undefined && swagger === undefined) return problems.noDocument(locationOf([]));
  const version = stringOf(openapi ?? swagger);
  if (openapi === undefined ? version === '2.0' : /^3\.[0-2](?:\.\d+)?$/.test(version)) return undefined;
  const key = openapi === undefined ? 'swagger' : 'openapi';
  return problems.unknownVersion({ key, version, ...locationOf([key]) });
}

/**
 * Dereferencing may create a cycle, which can't be serialized. The validator's messages then lack the line of the
 * error.
 */
function hasText(document: JsonObject): boolean {
  try {
    return JSON.stringify(document) !== '';
  } catch {
    return false;
  }
}

/**
 * The validator's message contains either the path of the operation, or an excerpt of the indented JSON in which the
 * line is marked.
 */
function readMessage({
  message,
  isTree,
  document,
}: {
  message: string;
  isTree: boolean;
  document: JsonObject;
}): { text: string; path: Path } {
  const [first = '', ...frame] = message.split('\n');
  const text = asSentence(first.replace(/^[A-Z_]+(?: PROPERTY)? (?=[a-z])/, ''))
    .replace(/^must NOT be valid$/, 'has fields that exclude each other, such as `example` and `examples`')
    .replace(/^must have required /, 'must have the required ')
    .replace(/^must be (?=(?:array|integer|object)$)/, 'must be an ')
    .replace(/^must be (?=(?:boolean|number|string)$)/, 'must be a ');
  const marked = frame.findIndex((line) => line.startsWith('>'));
  const line = Number(/^>\s*(\d+) \|/.exec(frame[marked] ?? '')?.[1]);
  if (!Number.isNaN(line) && isTree) {
    const words = /^\s*\| +\^\s*(.*)$/.exec(frame[marked + 1] ?? '')?.[1] ?? '';
    const path = pathAtLine({ value: document, line });
    const subject = path.length === 0 ? 'the root' : path.join('.');
    // Messages about missing fields and wrong types already contain the details.
    const more =
      /required property|must be (?:an? )?\w+$|exclude/.test(text) || words === ''
        ? ''
        : ` (${words.replace(/!$/, '')})`;
    return { text: `${subject} ${text}${more}.`, path };
  }
  return { text: `${text}.`, path: pathInMessage({ message, document }) };
}

function asSentence(text: string): string {
  return text.trim().replace(/[.!]$/, '');
}

function pathInMessage({ message, document }: { message: string; document: JsonObject }): Path {
  const words = /`(\/[^`]*)`/.exec(message)?.[1];
  if (words === undefined) return message.includes('`paths`') ? ['paths'] : [];
  if (!words.startsWith('/paths')) return words.slice(1).split('/');
  const rest = words.slice('/paths'.length);
  const name = Object.keys(asObject(document.paths))
    .filter((path) => rest === path || rest.startsWith(`${path}/`))
    .sort((a, b) => b.length - a.length)[0];
  if (name === undefined) return ['paths'];
  const path = ['paths', name, ...rest.slice(name.length).split('/').filter(Boolean)];
  if (path[3] !== 'parameters') return path;
  const parameters = asArray(asObject(asObject(asObject(document.paths)[name])[path[2] ?? '']).parameters);
  const index = parameters.findIndex((parameter) => asObject(parameter).name === path[4]);
  return [...path.slice(0, 4), index, ...path.slice(5)];
}

function locationThroughReferences({ bundle, path }: { bundle: Bundle; path: Path }) {
  for (let length = path.length; length > 0; length -= 1) {
    const end = endOfChain({ root: bundle.root, path: path.slice(0, length) });
    if (end.kind === 'found') return bundle.locationOf(end.path, 'key');
  }
  return bundle.locationOf([]);
}
