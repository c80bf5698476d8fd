import type { AstNode, SourceLocation } from 'lectern/plugin';
import { offsetToLocation, parseModule } from 'lectern/plugin';

/**
 * Returns the location of a key such as `presets[0].blog.remarkPlugins` or, if the value is computed, of the closest
 * enclosing key in the file.
 */
export function locateInConfig({
  file,
  source,
  key,
}: {
  file: string;
  source: string;
  key: string;
}): SourceLocation | undefined {
  const path = [...key.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name]) =>
    index === undefined ? (name ?? '') : Number(index),
  );
  if (/\s/.test(key)) return undefined;
  const body = parseModule({ file, source });
  let node = exportedIn(body);
  let place: AstNode | undefined;
  for (const step of path) {
    node = node && child({ node: unwrap({ node, body }), step, body });
    if (node === undefined) break;
    place = node;
  }
  return place && offsetToLocation(source, place.start);
}

function exportedIn(body: readonly AstNode[]): AstNode | undefined {
  for (const node of body) {
    if (node.type === 'ExportDefaultDeclaration') return node.declaration as AstNode;
    const assignment = node.type === 'ExpressionStatement' ? (node.expression as AstNode) : undefined;
    if (assignment?.type !== 'AssignmentExpression') continue;
    const left = assignment.left as AstNode & { object?: { name?: string }; property?: { name?: string } };
    if (left.object?.name === 'module' && left.property?.name === 'exports')
      return assignment.right as AstNode;
  }
  return undefined;
}

/** Resolves type assertions, parentheses, constants in the file, and functions that return the value. */
function unwrap({ node, body }: { node: AstNode; body: readonly AstNode[] }): AstNode {
  const inner = innerOf({ node, body });
  return inner === undefined ? node : unwrap({ node: inner, body });
}

function innerOf({ node, body }: { node: AstNode; body: readonly AstNode[] }): AstNode | undefined {
  switch (node.type) {
    case 'Property':
      return node.value as AstNode;
    case 'ParenthesizedExpression':
    case 'TSSatisfiesExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return node.expression as AstNode;
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return returnedBy(node.body as AstNode);
    case 'Identifier':
      return body
        .filter(({ type }) => type === 'VariableDeclaration')
        .flatMap(({ declarations }) => declarations as AstNode[])
        .find(({ id }) => (id as AstNode).name === node.name)?.init as AstNode | undefined;
    default:
      return undefined;
  }
}

function returnedBy(body: AstNode): AstNode | undefined {
  if (body.type !== 'BlockStatement') return body;
  const last = (body.body as AstNode[]).at(-1);
  return last?.type === 'ReturnStatement' ? ((last.argument as AstNode | null) ?? undefined) : undefined;
}

function child({
  node,
  step,
  body,
}: {
  node: AstNode;
  step: string | number;
  body: readonly AstNode[];
}): AstNode | undefined {
  if (node.type === 'ArrayExpression') {
    const elements = node.elements as (AstNode | null)[];
    if (typeof step === 'number') return elements[step] ?? undefined;
    // In a pair `[name, options]`, the path continues in the options.
    const [, options] = elements;
    return options ? child({ node: unwrap({ node: options, body }), step, body }) : undefined;
  }
  if (node.type !== 'ObjectExpression') return undefined;
  return (node.properties as AstNode[]).find(({ key }) => {
    const name = key as AstNode | undefined;
    return name !== undefined && (name.name === step || name.value === step);
  });
}
