import type { AstNode } from 'lectern/plugin';
import { parseModule } from 'lectern/plugin';

export interface FunctionText {
  code: string;
  uses: string[];
}

/** Returns undefined for a built-in function or a class. */
export function functionText(value: (...input: never[]) => unknown): FunctionText | undefined {
  const text = Function.prototype.toString.call(value);
  // A method has no `function` keyword.
  const asFunction = text.replace(/^(async\s+)?(\*?)\s*(?!function\b)([\w$]+)\s*\(/, '$1function$2 $3(');
  const code = [text, asFunction].find((candidate) => parse(candidate) !== undefined);
  const tree = code === undefined ? undefined : parse(code);
  if (code === undefined || tree === undefined) return undefined;
  const declared = new Set<string>();
  const used = new Set<string>();
  walk({ node: tree, declared, used });
  return { code, uses: [...used].filter((name) => !declared.has(name) && !isGlobal(name)) };
}

function parse(text: string): AstNode | undefined {
  const [statement] = parseModule({ file: 'function.ts', source: `(${text});` });
  let expression = statement?.expression as AstNode | undefined;
  while (expression?.type === 'ParenthesizedExpression') expression = expression.expression as AstNode;
  const isFunction = ['ArrowFunctionExpression', 'FunctionExpression'].includes(expression?.type ?? '');
  return isFunction ? expression : undefined;
}

/** `require` doesn't count as global: each CommonJS module has its own `require`. */
function isGlobal(name: string): boolean {
  return name === 'undefined' || name === 'arguments' || name in globalThis;
}

interface Walk {
  node: AstNode;
  /** Any other name is a variable from outside. */
  declared: Set<string>;
  used: Set<string>;
}

function walk({ node, declared, used }: Walk): void {
  if (node.type === 'Identifier') {
    used.add(String(node.name));
    return;
  }
  if (/Function/.test(node.type)) {
    declare({ pattern: node.id, declared });
    for (const parameter of node.params as AstNode[]) declare({ pattern: parameter, declared });
  }
  if (node.type === 'VariableDeclarator') declare({ pattern: node.id, declared });
  if (node.type === 'CatchClause') declare({ pattern: node.param, declared });
  const isNamed = node.computed !== true;
  for (const [key, inner] of Object.entries(node)) {
    if (isNamed && isPropertyName({ node, key })) continue;
    for (const child of Array.isArray(inner) ? (inner as unknown[]) : [inner])
      if (isNode(child)) walk({ node: child, declared, used });
  }
}

function isPropertyName({ node, key }: { node: AstNode; key: string }): boolean {
  return node.type === 'MemberExpression' ? key === 'property' : /Property/.test(node.type) && key === 'key';
}

function declare({ pattern, declared }: { pattern: unknown; declared: Set<string> }): void {
  if (!isNode(pattern)) return;
  switch (pattern.type) {
    case 'Identifier':
      declared.add(String(pattern.name));
      break;
    case 'AssignmentPattern':
      declare({ pattern: pattern.left, declared });
      break;
    case 'RestElement':
      declare({ pattern: pattern.argument, declared });
      break;
    case 'ArrayPattern':
      for (const element of pattern.elements as unknown[]) declare({ pattern: element, declared });
      break;
    case 'ObjectPattern':
      for (const property of pattern.properties as AstNode[])
        declare({ pattern: property.type === 'RestElement' ? property : property.value, declared });
      break;
  }
}

function isNode(value: unknown): value is AstNode {
  return (
    typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
  );
}
