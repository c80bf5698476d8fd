import { compileFunction } from 'node:vm';

/** Gives a module that a document imports, by the specifier in the text. */
export type ImportModule = (specifier: string) => Record<string, unknown>;

/**
 * Runs a compiled text and returns its exports. It is code of the site's own repository, run with the rights of the
 * build, like every component that it imports.
 */
export function evaluate({
  code,
  file,
  importModule,
}: {
  code: string;
  file: string;
  importModule: ImportModule;
}): Record<string, unknown> {
  const run = compileFunction(code, ['__import'], { filename: file }) as (
    load: ImportModule,
  ) => Record<string, unknown>;
  return run(importModule);
}
