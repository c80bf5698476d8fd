import ts from 'typescript';
import { checkComments } from '../check-comments.js';

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noLib: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
};

/** A minimal standard library, because loading the real one takes a second. */
const LIBRARY = `
  interface Array<T> {} interface Boolean {} interface CallableFunction {} interface Function {} interface IArguments {}
  interface NewableFunction {} interface Number {} interface Object {} interface RegExp {} interface String {}
  interface Error {} declare const Error: { new (message?: string): Error };
`;

export function problemsIn(code: string): string[] {
  const texts: Record<string, string> = { '/pkg/index.ts': code, '/lib.d.ts': LIBRARY };
  const host = ts.createCompilerHost(OPTIONS);
  host.getSourceFile = (name, version) => {
    const text = texts[name];
    return text === undefined ? undefined : ts.createSourceFile(name, text, version, true);
  };
  host.fileExists = (name) => name in texts;
  const program = ts.createProgram(Object.keys(texts), OPTIONS, host);
  const found = checkComments({ program, entryPoints: ['/pkg/index.ts'], packageDir: '/pkg' });
  return found.map(({ line, code: kind, message, hint }) => `${line} [${kind}] ${message} ${hint}`);
}
