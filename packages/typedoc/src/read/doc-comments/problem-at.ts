import type ts from 'typescript';
import type { CommentProblem } from './types.js';

export function problemAt({
  node,
  ...problem
}: Pick<CommentProblem, 'code' | 'message' | 'hint'> & { node: ts.Node }): CommentProblem {
  const file = node.getSourceFile();
  const { line, character } = file.getLineAndCharacterOfPosition(node.getStart());
  return { ...problem, file: file.fileName, line: line + 1, column: character + 1 };
}
