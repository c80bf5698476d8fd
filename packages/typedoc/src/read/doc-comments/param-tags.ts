import { nearest } from 'lectern/plugin';
import ts from 'typescript';
import { problemAt } from './problem-at.js';
import type { CheckedPackage, CommentProblem, DocumentedFunction } from './types.js';

export function checkParams(
  { name, node }: DocumentedFunction,
  { checker }: CheckedPackage,
): CommentProblem[] {
  const parameters = node.parameters.filter((parameter) => parameter.name.getText() !== 'this');
  const named = parameters.filter((parameter) => ts.isIdentifier(parameter.name));
  const known = new Map(named.map((parameter) => [parameter.name.getText(), parameter]));
  const tags = paramTags(node);
  const seen = new Set<string>();
  const problems = tags.flatMap((tag): CommentProblem[] => {
    const full = tag.name.getText();
    const [first = '', ...rest] = full.split('.');
    const parameter = known.get(first);
    // A destructured parameter has no name, so a `@param` tag that matches no other parameter may document it.
    if (parameter === undefined)
      return parameters.length > named.length ? [] : [unknown({ tag, full, known, name })];
    const repeated = seen.has(full);
    seen.add(full);
    if (repeated) return [wrong(tag, `${name} has a second @param ${full}.`, 'Remove one of the tags.')];
    const lost = lostProperty({ checker, parameter, path: rest });
    if (lost === undefined) return [];
    return [
      wrong(
        tag,
        `${name} has a @param ${full}, but "${first}" has no property "${lost}".`,
        'Correct the name, or remove the tag.',
      ),
    ];
  });
  const described = new Set(tags.filter(hasText).map((tag) => tag.name.getText()));
  // Parameters with a leading underscore are unused, so they need no documentation.
  const missing = named.filter(
    ({ name: own }) => !described.has(own.getText()) && !own.getText().startsWith('_'),
  );
  return [
    ...problems,
    ...missing.map((parameter) =>
      problemAt({
        code: 'missing-param-tag',
        node: parameter,
        message: `The doc comment of ${name} does not describe the parameter "${parameter.name.getText()}".`,
        hint: `Add "@param ${parameter.name.getText()} - …", with a description for callers.`,
      }),
    ),
  ];
}

function paramTags(node: ts.Node): ts.JSDocParameterTag[] {
  return ts.getJSDocTags(node).filter(ts.isJSDocParameterTag);
}

function hasText({ comment }: ts.JSDocParameterTag): boolean {
  return /\w/u.test(ts.getTextOfJSDocComment(comment) ?? '');
}

function unknown({
  tag,
  full,
  known,
  name,
}: {
  tag: ts.JSDocTag;
  full: string;
  known: ReadonlyMap<string, unknown>;
  name: string;
}): CommentProblem {
  const close = nearest({ found: full, known: known.keys() });
  const [meant, hint] =
    close === undefined
      ? ['', 'Remove the tag.']
      : [` Did you mean "${close}"?`, 'Correct the name, or remove the tag.'];
  return wrong(tag, `${name} has a @param ${full}, but no parameter with that name.${meant}`, hint);
}

function lostProperty({
  checker,
  parameter,
  path,
}: {
  checker: ts.TypeChecker;
  parameter: ts.ParameterDeclaration;
  path: readonly string[];
}): string | undefined {
  let type = checker.getTypeAtLocation(parameter);
  for (const name of path) {
    const property = checker.getPropertyOfType(checker.getNonNullableType(type), name);
    if (property === undefined) return name;
    type = checker.getTypeOfSymbol(property);
  }
  return undefined;
}

function wrong(node: ts.Node, message: string, hint: string): CommentProblem {
  return problemAt({ code: 'wrong-param-tag', node, message, hint });
}
