import type { JsonValue } from '../model/api-page.js';
import type { JsonObject, Path } from './json.js';
import { isObject } from './json.js';

/** Keywords whose value is a map with arbitrary keys. */
const maps = new Set([
  '$defs',
  'callbacks',
  'content',
  'definitions',
  'dependentSchemas',
  'encoding',
  'examples',
  'headers',
  'links',
  'parameters',
  'pathItems',
  'paths',
  'patternProperties',
  'properties',
  'requestBodies',
  'responses',
  'schemas',
  'securityDefinitions',
  'securitySchemes',
  'webhooks',
]);

/** Keywords whose value is data, in which `$ref` is not a reference. */
const data = new Set(['const', 'default', 'enum', 'example', 'value']);

interface Reference {
  /** The object that holds `$ref`. */
  holder: JsonObject;
  ref: string;
  /** The path of the object. */
  path: Path;
}

/** Visits each `$ref` of a document, except in examples and other data. */
export function walkReferences({
  value,
  visit,
  visitWrong = () => undefined,
}: {
  value: JsonValue;
  visit: (reference: Reference) => void;
  /** Called for a `$ref` that is not a string. */
  visitWrong?: (wrong: { found: JsonValue; path: Path }) => void;
}): void {
  const look = (holder: JsonObject, path: Path): void => {
    const { $ref: ref = null } = holder;
    if (typeof ref === 'string') visit({ holder, ref, path });
    else visitWrong({ found: ref, path });
  };
  const walk = (node: JsonValue, path: Path, isMap: boolean): void => {
    if (Array.isArray(node)) {
      for (const [index, item] of node.entries()) walk(item, [...path, index], false);
      return;
    }
    if (!isObject(node)) return;
    if (!isMap && node.$ref !== undefined) look(node, path);
    for (const [key, inner] of Object.entries(node)) {
      const isData = !isMap && (data.has(key) || (key === 'examples' && Array.isArray(inner)));
      if (!isData) walk(inner, [...path, key], !isMap && maps.has(key) && isObject(inner));
    }
  };
  walk(value, [], false);
}
