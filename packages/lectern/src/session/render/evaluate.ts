import { compileFunction } from 'node:vm';

/** If `names` is given, the caller uses only these exports. */
export type ImportModule = (specifier: string, names?: readonly string[]) => Record<string, unknown>;

/** The document's code runs with the permissions of the build, like the components that the document imports. */
export function evaluate({
  code,
  file,
  importModule,
  variables = {},
}: {
  code: string;
  file: string;
  importModule: ImportModule;
  variables?: object | undefined;
}): Record<string, unknown> {
  // Define the variables in an outer scope. As parameters, they would conflict with declarations of the same names in
  // the document.
  const run = compileFunction(code, ['__import'], { filename: file, contextExtensions: [variables] }) as (
    load: ImportModule,
  ) => Record<string, unknown>;
  return run(importModule);
}
