import type ts from 'typescript';

export interface CommentProblem {
  code: 'wrong-param-tag' | 'missing-param-tag' | 'wrong-throws-tag' | 'missing-throws-tag' | 'wrong-default';
  message: string;
  hint: string;
  file: string;
  line: number;
  column: number;
}

export interface CheckedPackage {
  program: ts.Program;
  checker: ts.TypeChecker;
  files: readonly ts.SourceFile[];
}

export interface DocumentedFunction {
  /** The name in messages, such as `Lamp.turnOn()`. */
  name: string;
  node: ts.SignatureDeclaration;
  /** Differs from `node` only for overloads. `undefined` for interface members. */
  body: ts.SignatureDeclaration | undefined;
}
