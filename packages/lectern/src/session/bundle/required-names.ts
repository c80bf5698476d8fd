import type { AstNode } from '../../util/parse-js.js';
import { nodesIn, parseModule } from '../../util/parse-js.js';
import { requireCallsIn } from '../../util/require-calls.js';

export function requiredNames({
  file,
  source,
  specifiers,
}: {
  file: string;
  source: string;
  specifiers: Pick<RegExp, 'test'>;
}): string[] {
  if (!source.includes('require(')) return [];
  const nodes = [...nodesIn(parseModule({ file, source }))];
  return nodes
    .filter(
      ({ type, init }) =>
        type === 'VariableDeclarator' &&
        requireCallsIn(init).some(({ specifier }) => specifiers.test(specifier)),
    )
    .flatMap(({ id }) => {
      const { type, name, properties } = id as AstNode;
      return type === 'ObjectPattern' ? keysOf(properties as AstNode[]) : usedOf({ nodes, name });
    })
    .filter((name) => name !== 'default');
}

/** Returns `a` and `b` for `{ a, b: c }`. */
function keysOf(properties: readonly AstNode[]): string[] {
  return properties.flatMap(({ key }) => nameOf(key));
}

/** Returns `a` for the expression `library.a` if `name` is `library`. */
function usedOf({ nodes, name }: { nodes: readonly AstNode[]; name: unknown }): string[] {
  return nodes
    .filter(
      ({ type, object, computed }) =>
        type === 'MemberExpression' && computed !== true && nameOf(object)[0] === name,
    )
    .flatMap(({ property }) => nameOf(property));
}

function nameOf(node: unknown): string[] {
  const { type, name } = (node ?? {}) as Partial<AstNode>;
  return type === 'Identifier' ? [String(name)] : [];
}
