import type ts from 'typescript';

/** A doc comment that contradicts the code. */
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
  /** The name shown in messages: `Lamp.turnOn()`. */
  name: string;
  /** The commented declaration. */
  node: ts.SignatureDeclaration;
  /** The implementation, which is a different node for overloads, and undefined for interface members. */
  body: ts.SignatureDeclaration | undefined;
}
