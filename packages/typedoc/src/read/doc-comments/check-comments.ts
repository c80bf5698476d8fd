import path from 'node:path';
import type ts from 'typescript';
import { callGraphOf } from './call-graph.js';
import { checkDefaults, checkDefaultTags, defaultsOf } from './default-values.js';
import { checkParams } from './param-tags.js';
import { publicFunctions } from './public-functions.js';
import { checkThrows } from './throws-tags.js';
import type { CheckedPackage, CommentProblem } from './types.js';

export interface CheckOptions {
  program: ts.Program;
  entryPoints: readonly string[];
  packageDir: string;
}

export function checkedPackage({ program, packageDir }: Omit<CheckOptions, 'entryPoints'>): CheckedPackage {
  const files = program.getSourceFiles().filter((file) => {
    const relative = path.relative(packageDir, file.fileName);
    return !file.isDeclarationFile && !relative.startsWith('..') && !relative.includes('node_modules');
  });
  return { program, checker: program.getTypeChecker(), files };
}

export function checkComments({ entryPoints, ...options }: CheckOptions): CommentProblem[] {
  const pkg = checkedPackage(options);
  const graph = callGraphOf(pkg);
  const defaults = defaultsOf(pkg);
  const functions = publicFunctions({ entryPoints, pkg });
  return [
    ...functions.flatMap((one) => [
      ...checkParams(one, pkg),
      ...checkThrows(one, graph),
      ...checkDefaults({ documented: one, pkg, defaults }),
    ]),
    ...checkDefaultTags({ pkg, defaults }),
  ];
}
