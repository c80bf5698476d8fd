import { dirname } from 'node:path';
import type * as TypeScript from 'typescript';
import type { SampleModule, SampleProblem, SampleSetup } from './types.js';

type Compiler = typeof TypeScript.default;

interface Input {
  setup: SampleSetup;
  modules: SampleModule[];
}

/**
 * Type-checks samples, each as a module of its own; gives the problems of each. Slow (it reads the libraries of the
 * browser), and the only place that loads the compiler: call it by way of `check-types.ts`, which does so elsewhere.
 * @throws Error when the compiler options cannot be read.
 */
export async function compileSamples({ setup, modules }: Input): Promise<SampleProblem[][]> {
  const ts = (await import('typescript')).default;
  const options = compilerOptions({ ts, setup });
  const program = ts.createProgram({
    rootNames: [...setup.declarations, ...modules.map(({ path }) => path)],
    options,
    host: hostOf({ ts, options, modules }),
  });
  const general = [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()];
  if (general.length > 0) throw new Error(general.map((found) => words({ ts, found, setup })).join('\n'));
  return modules.map(({ path }) => {
    const source = program.getSourceFile(path);
    if (source === undefined) throw new Error(`The compiler did not read ${path}.`);
    const syntactic = program.getSyntacticDiagnostics(source);
    // What cannot be parsed makes types that nobody wrote.
    const all = syntactic.length > 0 ? syntactic : program.getSemanticDiagnostics(source);
    return all
      .filter(({ code }) => !(isUntyped(path) && isAboutMissingTypes(code)))
      .map((found) => {
        const { line, character } = source.getLineAndCharacterOfPosition(found.start ?? 0);
        return { line: line + 1, column: character + 1, message: words({ ts, found, setup }) };
      });
  });
}

function isUntyped(path: string): boolean {
  return /\.jsx?$/.test(path);
}

/** "Parameter 'x' implicitly has an 'any' type" and its like, which JavaScript cannot mend. */
function isAboutMissingTypes(code: number): boolean {
  return code >= 7000 && code < 7100;
}

function compilerOptions({ ts, setup }: { ts: Compiler; setup: SampleSetup }): TypeScript.CompilerOptions {
  const { packages, tsconfig } = setup;
  const own = tsconfig === undefined ? {} : readOptions({ ts, tsconfig });
  return {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    skipLibCheck: true,
    resolveJsonModule: true,
    types: [],
    ...own,
    allowJs: true,
    checkJs: true,
    noEmit: true,
    // A sample without imports is a module too: its names are not those of other samples.
    moduleDetection: ts.ModuleDetectionKind.Force,
    paths: {
      ...own.paths,
      ...Object.fromEntries(Object.entries(packages).map(([name, file]) => [name, [file]])),
    },
  };
}

/** Without what is about writing files. */
function readOptions({ ts, tsconfig }: { ts: Compiler; tsconfig: string }): TypeScript.CompilerOptions {
  const { config, error } = ts.readConfigFile(tsconfig, ts.sys.readFile) as {
    config: unknown;
    error?: TypeScript.Diagnostic;
  };
  if (error !== undefined) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(tsconfig), undefined, tsconfig);
  const {
    composite,
    incremental,
    declaration,
    emitDeclarationOnly,
    rootDir,
    outDir,
    tsBuildInfoFile,
    ...rest
  } = options;
  return rest;
}

/** The disk, and the samples as if they were on it. */
function hostOf({
  ts,
  options,
  modules,
}: {
  ts: Compiler;
  options: TypeScript.CompilerOptions;
  modules: readonly SampleModule[];
}): TypeScript.CompilerHost {
  const samples = new Map(modules.map(({ path, code }) => [path, code]));
  const host = ts.createCompilerHost(options);
  return {
    ...host,
    fileExists: (file) => samples.has(file) || host.fileExists(file),
    readFile: (file) => samples.get(file) ?? host.readFile(file),
    getSourceFile: (file, language, ...rest) => {
      const code = samples.get(file);
      return code === undefined
        ? host.getSourceFile(file, language, ...rest)
        : ts.createSourceFile(file, code, language);
    },
  };
}

/** A package is named as a sample names it, not by the file that stands for it. */
function words({
  ts,
  found,
  setup,
}: {
  ts: Compiler;
  found: TypeScript.Diagnostic;
  setup: SampleSetup;
}): string {
  const text = ts.flattenDiagnosticMessageText(found.messageText, '\n');
  const named = Object.entries(setup.packages).reduce(
    (message, [name, file]) => message.replaceAll(file.replace(/\.[cm]?[jt]sx?$/, ''), name),
    text,
  );
  return `${named} (TS${found.code})`;
}
