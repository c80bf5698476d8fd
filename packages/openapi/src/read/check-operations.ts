import type { Diagnostic } from 'lectern/plugin';
import type { JsonValue } from '../model/api-page.js';
import type { Bundle } from './bundle.js';
import { endOfChain } from './bundle.js';
import type { JsonObject, Path } from './json.js';
import { asArray, asObject, valueAt } from './json.js';
import { problems } from './problems.js';

export const methods = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
  'query',
] as const;

interface WrittenOperation {
  /** Name of the operation: `GET /lamps`. */
  name: string;
  value: JsonObject;
  path: Path;
}

function operationsOf({ root }: Bundle): WrittenOperation[] {
  return ['paths', 'webhooks'].flatMap((key) =>
    Object.keys(asObject(root[key])).flatMap((name) => {
      const item = endOfChain({ root, path: [key, name] });
      if (item.kind !== 'found') return [];
      const own = asObject(item.value);
      const keys = [
        ...methods.filter((method) => own[method] !== undefined).map((method): Path => [method]),
        ...Object.keys(asObject(own.additionalOperations)).map((key): Path => ['additionalOperations', key]),
      ];
      return keys.map((key): WrittenOperation => {
        const value = asObject(valueAt({ value: own, path: key }));
        return { name: `${String(key.at(-1)).toUpperCase()} ${name}`, value, path: [...item.path, ...key] };
      });
    }),
  );
}

export function duplicateIds(bundle: Bundle): Diagnostic[] {
  const seen = new Map<string, string>();
  return operationsOf(bundle).flatMap(({ name, value: { operationId: id }, path }) => {
    if (typeof id !== 'string') return [];
    const first = seen.get(id);
    if (first === undefined) {
      seen.set(id, name);
      return [];
    }
    return [problems.duplicateOperationId({ id, first, ...bundle.locationOf([...path, 'operationId']) })];
  });
}

/** Reports undeclared security schemes. If they were ignored, an operation would look public. */
export function undeclaredSchemes(bundle: Bundle): Diagnostic[] {
  const { root, locationOf } = bundle;
  const known = Object.keys(asObject(asObject(root.components).securitySchemes ?? root.securityDefinitions));
  const check = ({ security, path }: { security: JsonValue | undefined; path: Path }): Diagnostic[] =>
    asArray(security).flatMap((choice, index) =>
      Object.keys(asObject(choice))
        .filter((name) => !known.includes(name))
        .map((name) =>
          problems.unknownScheme({ name, known, ...locationOf([...path, 'security', index, name], 'key') }),
        ),
    );
  return [
    ...check({ security: root.security, path: [] }),
    ...operationsOf(bundle).flatMap(({ value, path }) => check({ security: value.security, path })),
  ];
}
