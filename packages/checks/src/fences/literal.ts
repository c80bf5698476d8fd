import type { AstNode } from 'lectern/plugin';

export type Literal =
  | { kind: 'value'; value: string | number | boolean | null; start: number }
  | { kind: 'list'; items: readonly Literal[]; start: number }
  | { kind: 'object'; entries: readonly Entry[]; start: number }
  | { kind: 'call'; name: string; args: readonly Literal[]; start: number }
  /** An expression whose value is known only at run time. */
  | { kind: 'open'; start: number };

export interface Entry {
  key: string;
  start: number;
  value: Literal;
}

export function literalOf(node: AstNode): Literal {
  const { start } = node;
  switch (node.type) {
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return literalOf(node.expression as AstNode);
    case 'Literal': {
      const value = node.value;
      const isPlain = value === null || ['string', 'number', 'boolean'].includes(typeof value);
      return isPlain ? { kind: 'value', value: value as string, start } : { kind: 'open', start };
    }
    case 'TemplateLiteral': {
      const [quasi, ...more] = node.quasis as { value: { cooked: string } }[];
      return quasi === undefined || more.length > 0
        ? { kind: 'open', start }
        : { kind: 'value', value: quasi.value.cooked, start };
    }
    case 'UnaryExpression': {
      const inner = literalOf(node.argument as AstNode);
      if (node.operator !== '-' || inner.kind !== 'value' || typeof inner.value !== 'number')
        return { kind: 'open', start };
      return { kind: 'value', value: -inner.value, start };
    }
    case 'ArrayExpression':
      return {
        kind: 'list',
        start,
        items: (node.elements as (AstNode | null)[]).flatMap((item) =>
          item === null ? [] : [literalOf(item)],
        ),
      };
    case 'ObjectExpression':
      return { kind: 'object', start, entries: (node.properties as AstNode[]).flatMap(entryOf) };
    case 'CallExpression': {
      const callee = node.callee as AstNode & { name?: string };
      const args = (node.arguments as AstNode[]).map(literalOf);
      return callee.type === 'Identifier'
        ? { kind: 'call', name: callee.name ?? '', args, start }
        : { kind: 'open', start };
    }
    default:
      return { kind: 'open', start };
  }
}

function entryOf(property: AstNode): Entry[] {
  if (property.type !== 'Property' || property.computed === true) return [];
  const key = property.key as AstNode & { name?: string; value?: unknown };
  const name = key.name ?? (typeof key.value === 'string' ? key.value : undefined);
  return name === undefined
    ? []
    : [{ key: name, start: key.start, value: literalOf(property.value as AstNode) }];
}
