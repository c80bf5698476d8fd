import type { JsonValue } from '../model/api-page.js';
import type { JsonObject } from './json.js';
import { asArray, asObject, isObject } from './json.js';

const added = {
  root: ['$self'],
  components: ['mediaTypes'],
  tag: ['summary', 'parent', 'kind'],
  server: ['name'],
  pathItem: ['query', 'additionalOperations'],
  mediaType: ['itemSchema', 'itemEncoding', 'prefixEncoding'],
  example: ['dataValue', 'serializedValue'],
  securityScheme: ['deprecated', 'oauth2MetadataUrl'],
};

/**
 * The validator does not support OpenAPI 3.2, so fields that are new in 3.2 are dropped without validation. Changes the
 * document in place.
 */
export function reduceToOpenapi31(document: JsonObject): void {
  document.openapi = '3.1.1';
  const components = asObject(document.components);
  drop(document, added.root);
  drop(components, added.components);
  for (const tag of asArray(document.tags)) drop(tag, added.tag);
  for (const scheme of Object.values(asObject(components.securitySchemes))) {
    drop(scheme, added.securityScheme);
    replaceDeviceFlow(asObject(asObject(scheme).flows));
  }
  const items = [document.paths, document.webhooks, components.pathItems];
  for (const item of items.flatMap((group) => Object.values(asObject(group)))) drop(item, added.pathItem);
  visit({ node: document, key: '', group: '' });
}

function visit({ node, key, group }: { node: JsonValue; key: string; group: string }): void {
  if (typeof node !== 'object' || node === null) return;
  if (group === 'content') drop(node, added.mediaType);
  if (group === 'examples') drop(node, added.example);
  if (group === 'servers') drop(node, added.server);
  // The description of a response is required in OpenAPI 3.1, but optional in 3.2.
  if (group === 'responses' && isObject(node) && node.$ref === undefined) node.description ??= '';
  const isList = Array.isArray(node);
  for (const [name, inner] of Object.entries(node))
    visit({ node: inner, key: isList ? '' : name, group: key });
}

/**
 * Replaces the device authorization flow with one that has the same required fields, because removing it could leave
 * `flows` empty, which is invalid.
 */
function replaceDeviceFlow(flows: JsonObject): void {
  const { deviceAuthorization } = flows;
  drop(flows, ['deviceAuthorization']);
  if (!isObject(deviceAuthorization)) return;
  const { deviceAuthorizationUrl: _, ...flow } = deviceAuthorization;
  flows.clientCredentials ??= flow;
}

function drop(node: JsonValue | undefined, keys: readonly string[]): void {
  for (const key of keys) if (isObject(node)) delete node[key];
}
