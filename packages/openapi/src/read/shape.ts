import type { Diagnostic } from 'lectern/plugin';
import type { JsonValue } from '../model/api-page.js';
import type { Bundle } from './bundle.js';
import type { Path } from './json.js';
import { asObject, isObject } from './json.js';
import { problems } from './problems.js';

/** The validator assumes that each value in these maps is an object. */
const groups = [
  'callbacks',
  'examples',
  'headers',
  'links',
  'parameters',
  'pathItems',
  'requestBodies',
  'responses',
  'securitySchemes',
];

/** The validator and this plug-in would fail on a value that should be an object but isn't. */
export function shapeProblems({ root, locationOf }: Pick<Bundle, 'root' | 'locationOf'>): Diagnostic[] {
  const found: Diagnostic[] = [];
  const check = (value: JsonValue | undefined, path: Path): void => {
    if (value === undefined || isObject(value)) return;
    found.push(problems.noObject({ path: path.join('.'), found: typeOf(value), ...locationOf(path) }));
  };
  const checkMap = (value: JsonValue | undefined, path: Path): void => {
    check(value, path);
    for (const [name, inner] of Object.entries(asObject(value))) check(inner, [...path, name]);
  };
  const components = asObject(root.components);
  for (const group of groups) checkMap(components[group], ['components', group]);
  checkMap(root.securityDefinitions, ['securityDefinitions']);
  checkMap(root.paths, ['paths']);
  checkMap(root.webhooks, ['webhooks']);
  return found;
}

function typeOf(value: JsonValue): string {
  if (value === null) return 'empty';
  return Array.isArray(value) ? 'a list' : `a ${typeof value}`;
}
