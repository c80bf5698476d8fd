import type { AstNode } from '../../util/parse-js.js';
import { nodesIn, parseModule } from '../../util/parse-js.js';

const readers = new Set(['cloneElement', 'sanitizeTabsChildren']);

/**
 * If the components of a module read or clone their children, an island must receive its children as separate elements,
 * not as one block of HTML.
 */
export function readsChildren(module: { file: string; source: string }): boolean {
  return [...nodesIn(parseModule(module))].some(
    ({ type, name, object }) =>
      (type === 'Identifier' && readers.has(String(name))) ||
      (type === 'MemberExpression' && /^[Cc]hildren$/.test(lastName(object as AstNode))),
  );
}

function lastName({ name, property }: AstNode): string {
  return typeof name === 'string' ? name : ((property as { name?: string } | undefined)?.name ?? '');
}
