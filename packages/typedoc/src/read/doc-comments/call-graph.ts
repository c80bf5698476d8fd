import ts from 'typescript';
import { bodiesOf, implementationsIn, symbolOf } from './implementations.js';
import type { CheckedPackage } from './types.js';

/** Finds the package's error classes that a function can throw, either itself or in the functions that it calls. */
export interface CallGraph {
  readonly errors: ReadonlyMap<string, ts.ClassDeclaration>;
  thrownBy(node: ts.Node): ReadonlySet<ts.ClassDeclaration>;
  thrownByMember(node: ts.SignatureDeclaration): ReadonlySet<ts.ClassDeclaration>;
  extends(of: ts.ClassDeclaration, base: ts.ClassDeclaration): boolean;
}

/**
 * Follows calls within the package without running them. A call to an interface member leads to all of its
 * implementations. Callbacks that callers pass are not followed.
 *
 * An error counts as thrown where it is created with `new`, because helpers often create errors that other functions
 * throw. An error that a `catch` swallows doesn't count.
 */
export function callGraphOf(pkg: CheckedPackage): CallGraph {
  const { checker, files } = pkg;
  const classes = files.flatMap((file) => file.statements.filter(ts.isClassDeclaration));
  const own = classes.filter((node) => ancestors(checker, node).includes('Error'));
  const implementations = implementationsIn(pkg);
  const cached = new Map<ts.Node, ReadonlySet<ts.ClassDeclaration>>();

  const bodiesBehind = (name: ts.Node): ts.Node[] => {
    const symbol = symbolOf(checker, name);
    if (symbol === undefined) return [];
    const declarations = [...(symbol.declarations ?? []), ...(implementations.get(symbol) ?? [])];
    return declarations.flatMap((one) => bodiesOf(checker, one));
  };
  const thrownBy = (node: ts.Node): ReadonlySet<ts.ClassDeclaration> => {
    const known = cached.get(node);
    if (known) return known;
    const result = follow({ start: node, bodiesBehind, classOf: (name) => classAt(checker, name) });
    const thrown = new Set([...result].filter((one) => own.includes(one)));
    cached.set(node, thrown);
    return thrown;
  };
  return {
    errors: new Map(own.flatMap((node) => (node.name ? [[node.name.text, node] as const] : []))),
    thrownBy,
    thrownByMember: ({ name }) =>
      new Set(name === undefined ? [] : bodiesBehind(name).flatMap((body) => [...thrownBy(body)])),
    extends: (of, base) => of === base || ancestors(checker, of).includes(base.name?.text ?? ''),
  };
}

function ancestors(checker: ts.TypeChecker, node: ts.ClassDeclaration): string[] {
  const clause = node.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword);
  return (clause?.types ?? []).flatMap(({ expression }) => {
    const base = classAt(checker, expression);
    return [expression.getText(), ...(base === undefined ? [] : ancestors(checker, base))];
  });
}

function classAt(checker: ts.TypeChecker, name: ts.Node): ts.ClassDeclaration | undefined {
  return symbolOf(checker, name)?.declarations?.find(ts.isClassDeclaration);
}

function follow({
  start,
  bodiesBehind,
  classOf,
}: {
  start: ts.Node;
  bodiesBehind: (name: ts.Node) => readonly ts.Node[];
  classOf: (name: ts.Node) => ts.ClassDeclaration | undefined;
}): Set<ts.ClassDeclaration> {
  const result = new Set<ts.ClassDeclaration>();
  const entered = new Set<ts.Node>();
  const enter = (node: ts.Node): void => {
    if (entered.has(node)) return;
    entered.add(node);
    ts.forEachChild(node, visit);
  };
  const make = (one: ts.ClassDeclaration | undefined): void => {
    if (one === undefined) return;
    result.add(one);
    one.members.filter(ts.isConstructorDeclaration).forEach(enter);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isNewExpression(node)) make(classOf(node.expression));
    if (ts.isCallExpression(node)) bodiesBehind(calleeOf(node)).forEach(enter);
    partsOf(node).forEach(visit);
  };
  enter(start);
  return result;
}

function calleeOf({ expression }: ts.CallExpression): ts.Node {
  return ts.isPropertyAccessExpression(expression) ? expression.name : expression;
}

/** An error in a `try` block doesn't count if the `catch` block throws nothing. */
function partsOf(node: ts.Node): ts.Node[] {
  const parts: ts.Node[] = [];
  ts.forEachChild(node, (part) => {
    parts.push(part);
  });
  if (!ts.isTryStatement(node) || node.catchClause === undefined || hasThrow(node.catchClause.block))
    return parts;
  return parts.filter((part) => part !== node.tryBlock);
}

function hasThrow(node: ts.Node): boolean {
  return ts.isThrowStatement(node) || ts.forEachChild(node, (part) => hasThrow(part) || undefined) === true;
}
