import type { SourceLocation } from 'lectern/plugin';
import type { ApiText } from '../model/api-page.js';
import { boundedSchema } from './bounded-schema.js';
import type { Bundle } from './bundle.js';
import { filesKey } from './bundle.js';
import { isExplosive } from './expanded-size.js';
import type { JsonObject, Path } from './json.js';
import { asArray, asObject, isObject, pathOfPointer } from './json.js';
import { endOfChain } from './reference-chain.js';
import { upgradeSwagger } from './swagger.js';
import { withoutInternal } from './without-internal.js';

export interface ApiSource {
  root: JsonObject;
  sampled: JsonObject;
  /** Whether schemas can't be expanded, because references would multiply the size of the document. */
  isExplosive: boolean;
  fileNames: readonly string[];
  locationOf: (path: Path) => SourceLocation & { file: string };
  digitsAt: (path: Path) => string | undefined;
}

export interface Cursor {
  value: JsonObject;
  path: Path;
}

export function openSource(bundle: Bundle): ApiSource {
  const { fileNames, locationOf } = bundle;
  const upgraded = bundle.root.swagger === undefined ? bundle.root : upgradeSwagger(bundle.root);
  const root = bundle.hasInternal ? withoutInternal(upgraded) : upgraded;
  const shared = { root, sampled: boundedSchema(root), isExplosive: isExplosive(root), fileNames };
  const digitsAt = (path: Path): string | undefined => /^-?\d+/.exec(bundle.sourceAt(path))?.[0];
  if (bundle.root.swagger === undefined) return { ...shared, locationOf, digitsAt };
  // Upgrading moves parameters, so a problem inside an operation is reported at the operation or the response.
  return {
    ...shared,
    digitsAt: () => undefined,
    locationOf: (path) =>
      locationOf(path[0] === 'paths' ? path.slice(0, path[3] === 'responses' ? 5 : 3) : path),
  };
}

export function follow({ source, cursor }: { source: ApiSource; cursor: Cursor }): Cursor {
  const { $ref } = cursor.value;
  const path = typeof $ref === 'string' ? pathOfPointer($ref) : undefined;
  const end = path === undefined ? undefined : endOfChain({ root: source.root, path });
  if (end?.kind !== 'found' || !isObject(end.value)) return cursor;
  return { value: { ...end.value, ...textBeside(cursor.value) }, path: end.path };
}

/** OpenAPI 3.1 and later allow a description next to a reference to override the target's description. */
function textBeside({ description, summary }: JsonObject): JsonObject {
  return {
    ...(typeof description === 'string' ? { description } : {}),
    ...(typeof summary === 'string' ? { summary } : {}),
  };
}

interface ChildInput {
  source: ApiSource;
  cursor: Cursor;
  key: string;
}

/** References are not followed. */
export function rawChild({ cursor, key }: Omit<ChildInput, 'source'>): Cursor | undefined {
  const value = cursor.value[key];
  return isObject(value) ? { value, path: [...cursor.path, key] } : undefined;
}

export function child({ source, cursor, key }: ChildInput): Cursor | undefined {
  const found = rawChild({ cursor, key });
  return found === undefined ? undefined : follow({ source, cursor: found });
}

export function entries({ source, cursor, key }: ChildInput): [string, Cursor][] {
  return Object.entries(asObject(cursor.value[key])).flatMap(([name, value]): [string, Cursor][] =>
    isObject(value) ? [[name, follow({ source, cursor: { value, path: [...cursor.path, key, name] } })]] : [],
  );
}

export function items({ source, cursor, key }: ChildInput): Cursor[] {
  return asArray(cursor.value[key]).flatMap((value, index) =>
    isObject(value) ? [follow({ source, cursor: { value, path: [...cursor.path, key, index] } })] : [],
  );
}

export function textAt({
  source,
  cursor,
  key = 'description',
}: {
  source: ApiSource;
  cursor: Cursor;
  key?: string;
}): ApiText | undefined {
  const value = cursor.value[key];
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  return { markdown: value, ...source.locationOf([...cursor.path, key]) };
}

export function schemaNameAt({
  path,
  fileNames,
}: {
  path: Path;
  fileNames: readonly string[];
}): string | undefined {
  const inFile = path[0] === filesKey;
  const inner = inFile ? path.slice(2) : path;
  if (inFile && inner.length === 0) return baseName(fileNames[Number(path[1])] ?? '');
  const name = inner.at(-1);
  if (typeof name !== 'string') return undefined;
  const folder = inner.slice(0, -1).join('/');
  // A file that isn't the main document may consist of a map of schemas.
  const isPlace =
    ['components/schemas', 'definitions', '$defs', 'schemas'].includes(folder) || (inFile && folder === '');
  return isPlace ? name : undefined;
}

function baseName(file: string): string {
  return (file.split('/').at(-1) ?? '').replace(/\.(?:ya?ml|json)$/, '').replace(/\.(?:schema|openapi)$/, '');
}
