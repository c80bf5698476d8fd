import ts from 'typescript';
import { problemAt } from './problem-at.js';
import type { CheckedPackage, CommentProblem, DocumentedFunction } from './types.js';

/** Matches default values in the text of a `@param`: "`true` by default", "Defaults to `true`", "Default: `true`". */
const IN_WORDS = /`(?<before>[^`]+)`,? by default|[Dd]efault(?:s to|:| is)? `(?<after>[^`]+)`/u;

export interface Defaults {
  /** Returns the default that the code assigns to an omitted property, or undefined if there is none. */
  of(property: ts.Symbol): ts.Expression | undefined;
}

/** Finds defaults such as `{ active = true }` and `options.active ?? true`. */
export function defaultsOf({ checker, files }: CheckedPackage): Defaults {
  const found = new Map<ts.Node, ts.Expression>();
  const add = (property: ts.Symbol | undefined, value: ts.Expression): void => {
    for (const declaration of property?.declarations ?? []) found.set(declaration, value);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isBindingElement(node) && node.initializer && ts.isObjectBindingPattern(node.parent)) {
      const name = (node.propertyName ?? node.name).getText();
      const type = checker.getNonNullableType(checker.getTypeAtLocation(sourceOf(node.parent)));
      add(type.getProperty(name), node.initializer);
    }
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken &&
      ts.isPropertyAccessExpression(node.left)
    )
      add(checker.getSymbolAtLocation(node.left.name), node.right);
    ts.forEachChild(node, visit);
  };
  for (const file of files) visit(file);
  return { of: (property) => property.declarations?.map((one) => found.get(one)).find(Boolean) };
}

function sourceOf(pattern: ts.ObjectBindingPattern): ts.Node {
  const { parent } = pattern;
  return ts.isVariableDeclaration(parent) && parent.initializer
    ? parent.initializer
    : (typeOf(parent) ?? pattern);
}

function typeOf(node: ts.Node): ts.TypeNode | undefined {
  return ts.isParameter(node) ? node.type : undefined;
}

export function checkDefaults({
  documented: { name, node, body },
  pkg: { checker },
  defaults,
}: {
  documented: DocumentedFunction;
  pkg: CheckedPackage;
  defaults: Defaults;
}): CommentProblem[] {
  const tags = ts.getJSDocTags(node).filter(ts.isJSDocParameterTag);
  return tags.flatMap((tag) => {
    const said = saidIn(ts.getTextOfJSDocComment(tag.comment) ?? '');
    if (said === undefined) return [];
    const path = tag.name.getText().split('.');
    const value =
      path.length === 1
        ? parameterDefault(body ?? node, path[0])
        : propertyDefault({ checker, node, path, defaults });
    // A nested option may get its default in another package, so a missing default isn't a problem.
    if (value === undefined && path.length > 1) return [];
    const what = `The doc comment of ${name} says that the default of "${tag.name.getText()}"`;
    return compare({ tag, what, said, value });
  });
}

export function checkDefaultTags({
  pkg,
  defaults,
}: {
  pkg: CheckedPackage;
  defaults: Defaults;
}): CommentProblem[] {
  const problems: CommentProblem[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node) || ts.isPropertyDeclaration(node)) {
      const symbol = pkg.checker.getSymbolAtLocation(node.name);
      const inPlace = ts.isPropertyDeclaration(node) ? node.initializer : undefined;
      for (const tag of ts.getJSDocTags(node).filter(isDefaultTag)) {
        const said = plain(ts.getTextOfJSDocComment(tag.comment) ?? '');
        const value = inPlace ?? (symbol && defaults.of(symbol));
        if (value !== undefined || ts.isPropertyDeclaration(node))
          problems.push(
            ...compare({
              tag,
              what: `@${tag.tagName.text} says that the default of "${node.name.getText()}"`,
              said,
              value,
            }),
          );
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const file of pkg.files) visit(file);
  return problems;
}

function isDefaultTag({ tagName }: ts.JSDocTag): boolean {
  return ['defaultValue', 'default'].includes(tagName.text);
}

function saidIn(text: string): string | undefined {
  const { before, after } = IN_WORDS.exec(text)?.groups ?? {};
  return before ?? after;
}

function parameterDefault(
  node: ts.SignatureDeclaration,
  name: string | undefined,
): ts.Expression | undefined {
  return node.parameters.find((parameter) => parameter.name.getText() === name)?.initializer;
}

interface OptionPath {
  checker: ts.TypeChecker;
  node: ts.SignatureDeclaration;
  path: readonly string[];
  defaults: Defaults;
}

/** If a function only passes its options on, the default is in the function that it calls. */
function propertyDefault({ checker, node, path, defaults }: OptionPath): ts.Expression | undefined {
  const [first, ...rest] = path;
  const parameter = node.parameters.find((one) => one.name.getText() === first);
  if (parameter === undefined) return undefined;
  const types = [checker.getTypeAtLocation(parameter), ...handedOn({ checker, node, name: first })];
  return types
    .map((type) => propertyAt({ checker, type, path: rest }))
    .map((property) => property && defaults.of(property))
    .find(Boolean);
}

function propertyAt({
  checker,
  type,
  path: [name = '', ...rest],
}: {
  checker: ts.TypeChecker;
  type: ts.Type;
  path: readonly string[];
}): ts.Symbol | undefined {
  const property = checker.getPropertyOfType(checker.getNonNullableType(type), name);
  if (property === undefined || rest.length === 0) return property;
  return propertyAt({ checker, type: checker.getTypeOfSymbol(property), path: rest });
}

/**
 * Finds calls to which a function passes one of its parameters unchanged. Returns the parameter types of the called
 * functions.
 */
function handedOn({
  checker,
  node,
  name,
}: Pick<OptionPath, 'checker' | 'node'> & { name: string | undefined }): ts.Type[] {
  const types: ts.Type[] = [];
  const visit = (inner: ts.Node): void => {
    if (ts.isCallExpression(inner)) {
      const parameters = checker.getResolvedSignature(inner)?.parameters ?? [];
      for (const [index, argument] of inner.arguments.entries()) {
        const parameter = parameters[index];
        if (argument.getText() === name && parameter) types.push(checker.getTypeOfSymbol(parameter));
      }
    }
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return types;
}

function compare({
  tag,
  what,
  said,
  value,
}: {
  tag: ts.JSDocTag;
  what: string;
  said: string;
  value: ts.Expression | undefined;
}): CommentProblem[] {
  if (value !== undefined && plain(value.getText()) === plain(said)) return [];
  const actual =
    value === undefined ? 'the code has no default for it' : `in the code, it is ${value.getText()}`;
  return [
    problemAt({
      code: 'wrong-default',
      node: tag,
      message: `${what} is ${said || 'empty'}, but ${actual}.`,
      hint: 'Correct the doc comment or the code.',
    }),
  ];
}

function plain(text: string): string {
  return text
    .replace(/^[`\s]+|[`\s]+$/gu, '')
    .replace(/^"(.*)"$/su, "'$1'")
    .replaceAll('_', '');
}
