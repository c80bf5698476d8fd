import type { AstNode } from '../util/parse-js.js';
import { nodesIn } from '../util/parse-js.js';

export const provider = '@theme/MDXComponents';

/** The compiler itself resolves the components in these functions. */
const generated = new Set(['_createMdxContent', 'MDXContent']);

/**
 * As in MDX with a provider, functions of the document can use the components of `@theme/MDXComponents` without
 * declaring or importing them.
 */
export function providedComponents(body: readonly AstNode[]): string[] {
  const own = body.filter((node) => !generated.has(nameIn(node.id) ?? ''));
  const used = new Set<string>();
  const declared = new Set<string>();
  for (const node of own.flatMap((part) => [...nodesIn(part)])) {
    if (node.type === 'CallExpression' && /^_?jsx/.test(nameIn(node.callee) ?? '')) {
      const [type] = node.arguments as AstNode[];
      const name = nameIn(type);
      if (name !== undefined && /^[A-Z]/.test(name)) used.add(name);
    }
    for (const name of declaredIn(node)) declared.add(name);
  }
  return [...used].filter((name) => !declared.has(name)).sort();
}

/** Code that declares the components for the whole document. A component that doesn't exist throws when it's rendered. */
export function providedDeclarations(names: readonly string[]): string {
  return names
    .map((name) => {
      const missing = `() => { throw new ReferenceError(${JSON.stringify(`${name} is not defined`)}); }`;
      return `const ${name} = __import(${JSON.stringify(provider)}).default.${name} ?? (${missing});`;
    })
    .join(' ');
}

function declaredIn(node: AstNode): string[] {
  switch (node.type) {
    case 'VariableDeclarator':
      return namesInPattern(node.id);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return [...namesInPattern(node.id), ...namesInPattern(node.params)];
    case 'ClassDeclaration':
    case 'ClassExpression':
      return namesInPattern(node.id);
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
    case 'ImportSpecifier':
      return namesInPattern(node.local);
    default:
      return [];
  }
}

/** Includes names in default values, which does no harm. */
function namesInPattern(pattern: unknown): string[] {
  return [...nodesIn(pattern)].flatMap((node) => nameIn(node) ?? []);
}

function nameIn(node: unknown): string | undefined {
  const { type, name } = (node ?? {}) as Partial<AstNode>;
  return type === 'Identifier' ? String(name) : undefined;
}
