import type { SourceLocation } from '../util/offset-to-location.js';
import { offsetToLocation } from '../util/offset-to-location.js';
import type { AstNode } from '../util/parse-js.js';
import { parseModule } from '../util/parse-js.js';

/** Only keys in object and array literals can be located. Returns undefined for computed values. */
export function locateKey({
  path,
  ...config
}: {
  file: string;
  source: string;
  path: readonly PropertyKey[];
}): SourceLocation | undefined {
  return keyLocator(config)(path);
}

export function keyLocator({
  file,
  source,
  parse = parseModule,
}: {
  file: string;
  source: string;
  parse?: typeof parseModule;
}): (path: readonly PropertyKey[]) => SourceLocation | undefined {
  let parsed: readonly AstNode[] | undefined;
  return (path) => {
    parsed ??= parse({ file, source });
    return locateIn({ body: parsed, source, path });
  };
}

function locateIn({
  body,
  source,
  path,
}: {
  body: readonly AstNode[];
  source: string;
  path: readonly PropertyKey[];
}): SourceLocation | undefined {
  const exported = body.find((node) => node.type === 'ExportDefaultDeclaration');
  if (exported === undefined) return undefined;
  let node = unwrap(exported.declaration as AstNode, body);
  let place = node;
  for (const key of path) {
    const next = child(node, key);
    if (next === undefined) break;
    place = next.node;
    node = unwrap(next.value, body);
  }
  return offsetToLocation(source, place.start);
}

function unwrap(node: AstNode, body: readonly AstNode[]): AstNode {
  if (node.type === 'CallExpression') {
    const [argument] = node.arguments as AstNode[];
    return argument === undefined ? node : unwrap(argument, body);
  }
  if (node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression')
    return unwrap(node.expression as AstNode, body);
  if (node.type === 'Identifier') {
    for (const statement of body) {
      if (statement.type !== 'VariableDeclaration') continue;
      for (const declarator of statement.declarations as AstNode[]) {
        if ((declarator.id as AstNode).name === node.name && declarator.init)
          return unwrap(declarator.init as AstNode, body);
      }
    }
  }
  return node;
}

function child(node: AstNode, key: PropertyKey): { node: AstNode; value: AstNode } | undefined {
  if (node.type === 'ArrayExpression' && typeof key === 'number') {
    const element = (node.elements as (AstNode | null)[])[key];
    return element ? { node: element, value: element } : undefined;
  }
  if (node.type !== 'ObjectExpression') return undefined;
  for (const property of node.properties as AstNode[]) {
    const name = property.key as AstNode | undefined;
    if (name !== undefined && (name.name === key || name.value === key)) {
      return { node: property, value: property.value as AstNode };
    }
  }
  return undefined;
}
