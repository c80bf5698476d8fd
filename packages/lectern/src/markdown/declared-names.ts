import type { AstNode } from '../util/parse-js.js';
import { codeLines } from './code-lines.js';

/** The compiler declares these names in each module. */
const generated = new Set([
  'MDXContent',
  '_Fragment',
  '_components',
  '_createMdxContent',
  '_jsx',
  '_jsxs',
  '_missingMdxReference',
]);
/**
 * Matches names that the engine adds to each module, and `then`: JavaScript waits for an object with a `then` method as
 * if it were a promise.
 */
const reserved = /^(?:_default|__import|Lectern[A-Z]\w*|then)$/;

export interface NameClash {
  name: string;
  /** `reserved`: generated code uses the name. `twice`: the document declares the name twice. */
  kind: 'reserved' | 'twice';
}

export function findNameClash(body: readonly AstNode[]): NameClash | undefined {
  const seen = new Set<string>();
  for (const name of body.flatMap(namesOf)) {
    if (reserved.test(name)) return { name, kind: 'reserved' };
    if (seen.has(name)) return { name, kind: generated.has(name) ? 'reserved' : 'twice' };
    seen.add(name);
  }
  return undefined;
}

function namesOf(node: AstNode): string[] {
  if (node.type === 'ImportDeclaration')
    return (node.specifiers as AstNode[]).map(({ local }) => (local as { name: string }).name);
  if (node.type === 'ExportNamedDeclaration')
    return node.declaration
      ? declaredNames(node.declaration as AstNode)
      : namesExportedAs(node).filter((name) => name === 'then');
  return /^(?:Variable|Function|Class)Declaration$/.test(node.type) ? declaredNames(node) : [];
}

function namesExportedAs({ specifiers }: AstNode): string[] {
  return (specifiers as AstNode[]).map(({ exported }) => {
    const { name, value } = exported as { name?: string; value?: string };
    return name ?? value ?? '';
  });
}

export function declaredNames(declaration: AstNode): string[] {
  if (declaration.type !== 'VariableDeclaration')
    return declaration.id ? [(declaration.id as { name: string }).name] : [];
  return (declaration.declarations as AstNode[]).flatMap((declarator) =>
    boundNames(declarator.id as AstNode),
  );
}

function boundNames(pattern: AstNode): string[] {
  if (pattern.type === 'Identifier') return [pattern.name as string];
  if (pattern.type === 'AssignmentPattern') return boundNames(pattern.left as AstNode);
  if (pattern.type === 'RestElement') return boundNames(pattern.argument as AstNode);
  if (pattern.type === 'ArrayPattern')
    return (pattern.elements as (AstNode | null)[]).flatMap((element) =>
      element ? boundNames(element) : [],
    );
  return (pattern.properties as AstNode[]).flatMap((property) =>
    boundNames(property.type === 'RestElement' ? property : (property.value as AstNode)),
  );
}

export function locationOfDeclaration({
  content,
  name,
}: {
  content: string;
  name: string;
}): { line: number; column: number } | undefined {
  const word = name.replace(/\$/g, '\\$&');
  const declaration = new RegExp(
    `^(?:import\\b[^'"]*?|(?:export\\s+)?(?:const|let|var|(?:async\\s+)?function\\s*\\*?|class)\\s[^=]*?|export\\s+(?:const|let|var)\\s.*?|export\\s*\\{.*?)(?<![\\w$])${word}(?![\\w$])`,
  );
  let location: { line: number; column: number } | undefined;
  const isCode = codeLines(content);
  for (const [index, line] of content.split('\n').entries()) {
    if (isCode(index)) continue;
    const [found] = declaration.exec(line) ?? [];
    if (found !== undefined) location = { line: index + 1, column: found.length - name.length + 1 };
  }
  return location;
}
