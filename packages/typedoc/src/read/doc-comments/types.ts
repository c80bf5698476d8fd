import type ts from 'typescript';

/** Where a doc comment and the code below it disagree. */
export interface CommentProblem {
  code: 'wrong-param-tag' | 'missing-param-tag' | 'wrong-throws-tag' | 'missing-throws-tag' | 'wrong-default';
  message: string;
  hint: string;
  /** Absolute path. */
  file: string;
  line: number;
  column: number;
}

/** A package as the compiler sees it. */
export interface CheckedPackage {
  program: ts.Program;
  checker: ts.TypeChecker;
  /** Its own source files, without declarations and dependencies. */
  files: readonly ts.SourceFile[];
}

/** Something public with a doc comment. */
export interface DocumentedFunction {
  /** As messages name it: `Lamp.turnOn()`. */
  name: string;
  /** What the comment is above. */
  node: ts.SignatureDeclaration;
  /** What runs: another node where overloads are described, and none for what an interface promises. */
  body: ts.SignatureDeclaration | undefined;
}
