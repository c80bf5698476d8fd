import type { JsonValue } from '../model/api-page.js';
import type { JsonObject, Path } from './json.js';
import { isObject } from './json.js';

/** Keywords whose value is a map. The keys of such a map are names, not keywords. */
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

/** Keywords whose value is data, such as an example. A `$ref` in data is not a reference. */
const data = new Set(['const', 'default', 'enum', 'example', 'value']);

interface Reference {
  holder: JsonObject;
  ref: string;
  path: Path;
  isMap: boolean;
  replace: (value: JsonValue) => void;
}

export function walkReferences({
  value,
  visit,
  visitWrong = () => undefined,
}: {
  value: JsonValue;
  visit: (reference: Reference) => void;
  visitWrong?: (wrong: { found: JsonValue; path: Path }) => void;
}): void {
  const look = (holder: JsonObject, { path, isMap, replace }: Omit<Reference, 'holder' | 'ref'>): void => {
    const { $ref: ref = null } = holder;
    if (typeof ref === 'string') visit({ holder, ref, path, isMap, replace });
    // In a map, `$ref` can be the name of an entry, so it is a reference only if its value is a string.
    else if (!isMap) visitWrong({ found: ref, path });
  };
  const walk = (node: JsonValue, location: Omit<Reference, 'holder' | 'ref'>): void => {
    const { path, isMap } = location;
    if (Array.isArray(node)) {
      for (const [index, item] of node.entries()) {
        const replace = (result: JsonValue): void => {
          node[index] = result;
        };
        walk(item, { path: [...path, index], isMap: false, replace });
      }
      return;
    }
    if (!isObject(node)) return;
    if (node.$ref !== undefined) look(node, location);
    for (const [key, inner] of Object.entries(node)) {
      const isData = !isMap && (data.has(key) || (key === 'examples' && Array.isArray(inner)));
      if (isData) continue;
      const replace = (result: JsonValue): void => {
        node[key] = result;
      };
      walk(inner, { path: [...path, key], isMap: !isMap && maps.has(key) && isObject(inner), replace });
    }
  };
  walk(value, { path: [], isMap: false, replace: () => undefined });
}
