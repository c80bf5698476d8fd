import type { PlacelessOperation } from './operation.js';

type Named = Pick<PlacelessOperation, 'path' | 'tags' | 'webhook'>;

/** Fewer operations without a tag are one group; more are grouped by the resource that their paths name. */
const manyOperations = 40;

/**
 * The group of an operation: its first tag. Some large documents have no tags at all (Stripe's): there, the first part of
 * the path that is not the same everywhere names the group, as `customers` in `/v1/customers/{id}`.
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

/** The parts of a path that are not parameters. */
function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '' && !part.includes('{'));
}

function sharedParts([first = [], ...others]: readonly (readonly string[])[]): number {
  const length = first.findIndex((part, index) => others.some((parts) => parts[index] !== part));
  return length === -1 ? 0 : length;
}
