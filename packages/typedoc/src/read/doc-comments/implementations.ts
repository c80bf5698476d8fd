import ts from 'typescript';
import type { CheckedPackage } from './types.js';

/** Maps interface members to class methods and object properties that implement them. */
export function implementationsIn({ checker, files }: CheckedPackage): ReadonlyMap<ts.Symbol, ts.Node[]> {
  const found = new Map<ts.Symbol, ts.Node[]>();
  const add = (symbol: ts.Symbol | undefined, node: ts.Node): void => {
    if (symbol) found.set(symbol, [...(found.get(symbol) ?? []), node]);
  };
  const addAll = (members: readonly ts.NamedDeclaration[], types: readonly (ts.Type | undefined)[]): void => {
    for (const member of members) {
      const name = member.name?.getText();
      if (name !== undefined) for (const type of types) add(type?.getProperty(name), member);
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isClassDeclaration(node)) {
      const promised = (node.heritageClauses ?? []).flatMap(({ types }) => types);
      addAll(
        node.members.filter(ts.isMethodDeclaration),
        promised.map((type) => checker.getTypeAtLocation(type)),
      );
    }
    if (ts.isObjectLiteralExpression(node)) {
      const properties = node.properties.filter((property) => property.name !== undefined);
      addAll(properties, [checker.getContextualType(node)]);
    }
    ts.forEachChild(node, visit);
  };
  for (const file of files) visit(file);
  return found;
}

export function symbolOf(checker: ts.TypeChecker, node: ts.Node): ts.Symbol | undefined {
  return withoutAlias(checker, checker.getSymbolAtLocation(node));
}

export function bodiesOf(checker: ts.TypeChecker, node: ts.Node): ts.Node[] {
  const ofSymbol = (symbol: ts.Symbol | undefined): ts.Node[] =>
    (withoutAlias(checker, symbol)?.declarations ?? []).flatMap((one) => bodiesOf(checker, one));
  if (ts.isShorthandPropertyAssignment(node))
    return ofSymbol(checker.getShorthandAssignmentValueSymbol(node));
  if (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) {
    const { initializer } = node;
    if (initializer === undefined) return [];
    if (ts.isIdentifier(initializer)) return ofSymbol(checker.getSymbolAtLocation(initializer));
    return ts.isFunctionLike(initializer) ? [initializer] : [];
  }
  return 'body' in node && node.body !== undefined && ts.isFunctionLike(node) ? [node] : [];
}

function withoutAlias(checker: ts.TypeChecker, symbol: ts.Symbol | undefined): ts.Symbol | undefined {
  const isAlias = symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  return isAlias ? checker.getAliasedSymbol(symbol) : symbol;
}
