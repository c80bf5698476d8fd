import ts from 'typescript';
import type { CallGraph } from './call-graph.js';
import { problemAt } from './problem-at.js';
import type { CommentProblem, DocumentedFunction } from './types.js';

/** Only error classes that the package defines count. */
export function checkThrows({ name, node, body }: DocumentedFunction, graph: CallGraph): CommentProblem[] {
  const thrown = [...thrownIn({ name, node, body }, graph)];
  const tags = throwsTags(node).flatMap((tag) => namedErrors(tag, graph).map((error) => ({ tag, error })));
  const wrong = tags.filter(({ error }) => !thrown.some((one) => graph.extends(one, error)));
  const missing = thrown.filter((one) => !tags.some(({ error }) => graph.extends(one, error)));
  return [
    ...wrong.map(({ tag, error }) =>
      problemAt({
        code: 'wrong-throws-tag',
        node: tag,
        message: `The doc comment of ${name} has a @throws tag for ${nameOf(error)}, but neither ${name} nor the functions that it calls throw this error.`,
        hint: 'Correct the name, or remove the tag.',
      }),
    ),
    ...missing.map((error) =>
      problemAt({
        code: 'missing-throws-tag',
        node: node.name ?? node,
        message: `${name} can throw ${nameOf(error)}, but its doc comment does not say so.`,
        hint: `Add "@throws {@link ${nameOf(error)}} …" and say when it is thrown.`,
      }),
    ),
  ];
}

/** For an interface member, returns the errors that any of its implementations throws. */
export function thrownIn(
  { node, body }: DocumentedFunction,
  graph: CallGraph,
): ReadonlySet<ts.ClassDeclaration> {
  return body ? graph.thrownBy(body) : graph.thrownByMember(node);
}

function throwsTags(node: ts.Node): ts.JSDocTag[] {
  return ts.getJSDocTags(node).filter(({ tagName }) => ['throws', 'exception'].includes(tagName.text));
}

function namedErrors(tag: ts.JSDocTag, { errors }: CallGraph): ts.ClassDeclaration[] {
  const words = new Set(textOf(tag).match(/[\w$]+/gu) ?? []);
  return [...errors].filter(([name]) => words.has(name)).map(([, error]) => error);
}

function nameOf({ name }: ts.ClassDeclaration): string {
  return name?.text ?? 'an error';
}

/** The text is read from the source, because TypeScript parses a leading `{@link …}` as a type and a tag. */
function textOf(tag: ts.JSDocTag): string {
  const doc = tag.parent;
  const next = ts.isJSDoc(doc)
    ? doc.tags?.find(({ pos, tagName }) => pos > tag.pos && tagName.text !== 'link')
    : undefined;
  return tag.getSourceFile().text.slice(tag.pos, next?.pos ?? doc.end);
}
