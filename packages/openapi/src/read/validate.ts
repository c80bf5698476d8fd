import type { Diagnostic } from 'lectern/plugin';
import type { Bundle } from './bundle.js';
import { endOfChain } from './bundle.js';
import { duplicateIds, undeclaredSchemes } from './check-operations.js';
import type { JsonObject, Path } from './json.js';
import { asArray, asObject } from './json.js';
import { problems } from './problems.js';
import { shapeProblems } from './shape.js';
import { nodePathAt } from './text-place.js';

// What one mistake makes of a document can be long; the first ones say it.
const shownErrors = 20;
/** The largest documents known take 2 s. */
const mostSeconds = 25;

/** `OpenAPI 3.1.0`, `Swagger 2.0`. */
export function specificationOf({ openapi, swagger }: JsonObject): string {
  return swagger === undefined ? `OpenAPI ${String(openapi)}` : `Swagger ${String(swagger)}`;
}

/**
 * What the specification says against a document whose references are all right.
 * @param limit - Seconds that it may take; default: 25.
 */
export async function validateDocument(
  bundle: Bundle,
  { seconds }: { seconds: number } = { seconds: mostSeconds },
): Promise<Diagnostic[]> {
  const version = versionProblem(bundle);
  if (version !== undefined) return [version];
  const ownChecks = [...duplicateIds(bundle), ...undeclaredSchemes(bundle)];
  const shape = shapeProblems(bundle);
  if (shape.length > 0) return shape;
  // It takes a tenth of a second to load, which a document that is kept need not wait for.
  const { validate } = await import('@readme/openapi-parser');
  // The validator writes what it refers to into the document.
  const document = structuredClone(bundle.root);
  const result = await validate<never, Parameters<typeof validate>[1] & object>(document as never, {
    resolve: { external: false },
    // It follows shared references once for each use: 20 schemas that use the next one three times would take years.
    timeoutMs: seconds * 1000,
    validate: {
      rules: {
        openapi: {
          'duplicate-operation-id': 'warning',
          // From 3.1 on, a list may hold anything.
          'array-without-items': String(bundle.root.openapi).startsWith('3.0') ? 'error' : 'warning',
        },
        swagger: { 'duplicate-operation-id': 'warning', 'unknown-required-schema-property': 'warning' },
      },
    },
    // The validator expects more of a document than it says; what it throws is about the document all the same.
  }).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
  if (result instanceof Error)
    return [
      result.name === 'TimeoutError'
        ? problems.tooManyUses({ seconds, ...bundle.placeOf([]) })
        : problems.unreadableShape({ reason: result.message, ...bundle.placeOf([]) }),
    ];
  if (result.valid) return ownChecks;
  const specification = specificationOf(bundle.root);
  const pretty = indentedText(document);
  const found = result.errors.slice(0, shownErrors).map(({ message }) => {
    const { text, path } = readMessage({ message, pretty, document });
    return problems.invalid({ specification, message: text, ...placeThroughReferences({ bundle, path }) });
  });
  return [...ownChecks, ...found];
}

function versionProblem({ root, placeOf }: Bundle): Diagnostic | undefined {
  const { openapi, swagger } = root;
  if (openapi === undefined && swagger === undefined) return problems.noDocument(placeOf([]));
  const version = String(openapi ?? swagger);
  if (openapi === undefined ? version === '2.0' : /^3\.[01](?:\.\d+)?$/.test(version)) return undefined;
  const key = openapi === undefined ? 'swagger' : 'openapi';
  return problems.unknownVersion({ version, ...placeOf([key]) });
}

/** Empty where references in a circle have been written into the document; the validator marks no line of it then. */
function indentedText(document: JsonObject): string {
  try {
    return JSON.stringify(document, undefined, 2);
  } catch {
    return '';
  }
}

/**
 * The validator says where a mistake is either by a piece of the document as indented JSON with the line marked, or by
 * the path of an operation in its words.
 */
function readMessage({
  message,
  pretty,
  document,
}: {
  message: string;
  pretty: string;
  document: JsonObject;
}): { text: string; path: Path } {
  const [first = '', ...frame] = message.split('\n');
  const text = asSentence(first.replace(/^[A-Z_]+(?: PROPERTY)? (?=[a-z])/, ''));
  const marked = frame.findIndex((line) => line.startsWith('>'));
  const line = Number(/^>\s*(\d+) \|/.exec(frame[marked] ?? '')?.[1]);
  if (!Number.isNaN(line) && pretty !== '') {
    const [, gutter = '', before = '', words = ''] =
      /^(\s*\| )(\s*)\^\s*(.*)$/.exec(frame[marked + 1] ?? '') ?? [];
    const path = nodePathAt({ text: pretty, line, column: gutter === '' ? 1 : before.length + 1 });
    const where = path.length === 0 ? 'at the top' : `at ${path.join('.')}`;
    // What is missing, or of a wrong type, is said already.
    const more =
      /required property|must be \w+$/.test(text) || words === '' ? '' : ` (${words.replace(/!$/, '')})`;
    return { text: `${where}, it ${text}${more}.`, path };
  }
  return { text: `${text}.`, path: pathInWords({ message, document }) };
}

function asSentence(text: string): string {
  return text.trim().replace(/[.!]$/, '');
}

/** `/paths/pets/{id}/get/parameters/limit` as the keys that it means. */
function pathInWords({ message, document }: { message: string; document: JsonObject }): Path {
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

/** A path of the document with everything written into it, as a place in the files. */
function placeThroughReferences({ bundle, path }: { bundle: Bundle; path: Path }) {
  for (let length = path.length; length > 0; length -= 1) {
    const end = endOfChain({ root: bundle.root, path: path.slice(0, length) });
    if (end.kind === 'found') return bundle.placeOf(end.path, 'key');
  }
  return bundle.placeOf([]);
}
