import type ts from 'typescript';

/** A doc comment that contradicts the code. */
export interface CommentProblem {
  code: 'wrong-param-tag' | 'missing-param-tag' | 'wrong-throws-tag' | 'missing-throws-tag' | 'wrong-default';
  message: string;
  hint: string;
  /** Absolute path of the file. */
  file: string;
  line: number;
  column: number;
}

/** A package as the compiler sees it. */
export interface CheckedPackage {
  program: ts.Program;
  checker: ts.TypeChecker;
  files: readonly ts.SourceFile[];
}

/** A public function with a doc comment. */
export interface DocumentedFunction {
  /** Name in messages: `Lamp.turnOn()`. */
  name: string;
  /** The declaration with the comment. */
  node: ts.SignatureDeclaration;
  /** The implementation, which is a different node for overloads; undefined for interface members. */
  body: ts.SignatureDeclaration | undefined;
}
