import ts from 'typescript';
import type { CheckedPackage, DocumentedFunction } from './types.js';

export function publicFunctions({
  entryPoints,
  pkg: { program, checker, files },
}: {
  entryPoints: readonly string[];
  pkg: CheckedPackage;
}): DocumentedFunction[] {
  const own = new Set(files);
  const declarations = new Set<ts.Declaration>();
  for (const path of entryPoints) {
    const file = program.getSourceFile(path);
    const module = file && checker.getSymbolAtLocation(file);
    if (module === undefined) continue;
    for (const exported of checker.getExportsOfModule(module)) {
      const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
      const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
      for (const declaration of symbol.declarations ?? []) declarations.add(declaration);
    }
  }
  return [...declarations].filter((node) => own.has(node.getSourceFile())).flatMap(functionsOf);
}

function functionsOf(node: ts.Declaration): DocumentedFunction[] {
  if (isInternal(node)) return [];
  if (ts.isFunctionDeclaration(node)) return overloaded([node], node.name?.text ?? 'default');
  if (ts.isClassDeclaration(node)) return membersOf(node.members, nameOf(node));
  if (ts.isInterfaceDeclaration(node)) return membersOf(node.members, nameOf(node));
  if (!ts.isVariableDeclaration(node) || node.initializer === undefined) return [];
  const { initializer } = node;
  if (!ts.isArrowFunction(initializer) && !ts.isFunctionExpression(initializer)) return [];
  return commentOf(node) ? [{ name: `${node.name.getText()}()`, node: initializer, body: initializer }] : [];
}

function membersOf(members: ts.NodeArray<ts.Node>, owner: string): DocumentedFunction[] {
  const functions = members.filter(
    (member): member is ts.MethodDeclaration | ts.MethodSignature | ts.ConstructorDeclaration =>
      ts.isMethodDeclaration(member) || ts.isMethodSignature(member) || ts.isConstructorDeclaration(member),
  );
  const nameIn = ({ name }: ts.SignatureDeclaration): string => name?.getText() ?? 'constructor';
  return [...new Set(functions.map(nameIn))].flatMap((name) =>
    overloaded(
      functions.filter((one) => nameIn(one) === name),
      `${owner}.${name}`,
    ),
  );
}

/** Overloads have the doc comments. The implementation has the code to compare with them. */
function overloaded(nodes: readonly ts.SignatureDeclaration[], name: string): DocumentedFunction[] {
  const body = nodes.find((node) => 'body' in node && node.body !== undefined);
  const visible = nodes.length > 1 ? nodes.filter((node) => node !== body) : nodes;
  return visible
    .filter((node) => commentOf(node) && !isInternal(node) && !isPrivate(node))
    .map((node) => ({ name: `${name}()`, node, body }));
}

function nameOf(node: ts.NamedDeclaration): string {
  return node.name?.getText() ?? 'default';
}

function commentOf(node: ts.Node): boolean {
  return ts.getJSDocCommentsAndTags(node).length > 0;
}

function isInternal(node: ts.Node): boolean {
  return hasTag(node, ['internal', 'inheritDoc', 'hidden', 'ignore']);
}

function hasTag(node: ts.Node, names: readonly string[]): boolean {
  const inline = ts.getJSDocCommentsAndTags(node).some((doc) => doc.getText().includes('{@inheritDoc'));
  return inline || ts.getJSDocTags(node).some(({ tagName }) => names.includes(tagName.text));
}

function isPrivate(node: ts.SignatureDeclaration): boolean {
  if (node.name !== undefined && ts.isPrivateIdentifier(node.name)) return true;
  return (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Private) !== 0;
}
