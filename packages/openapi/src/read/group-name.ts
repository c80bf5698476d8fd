import type { PlacelessOperation } from './operation.js';

type Named = Pick<PlacelessOperation, 'path' | 'tags' | 'webhook'>;

/** If a document has no tags and more operations than this, the operations are grouped by their path. */
const manyOperations = 40;

/**
 * Some large documents, such as Stripe's, have no tags. Their operations are grouped by the first path segment that
 * differs, such as `customers` in `/v1/customers/{id}`.
 */
export function groupName({
  operations,
  untagged,
}: {
  operations: readonly Named[];
  untagged: string;
}): (operation: Named) => string {
  const without = operations.filter(({ tags, webhook }) => tags.length === 0 && !webhook);
  const byPath = without.length > manyOperations && without.length === operations.length;
  const shared = byPath ? sharedParts(without.map(({ path }) => partsOf(path))) : 0;
  return ({ tags: [tag], path, webhook }) => {
    if (tag !== undefined) return tag;
    if (webhook) return 'Webhooks';
    if (!byPath) return untagged;
    return partsOf(path)[shared]?.replaceAll('_', ' ') ?? untagged;
  };
}

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '' && !part.includes('{'));
}

function sharedParts([first = [], ...others]: readonly (readonly string[])[]): number {
  const length = first.findIndex((part, index) => others.some((parts) => parts[index] !== part));
  return length === -1 ? 0 : length;
}
