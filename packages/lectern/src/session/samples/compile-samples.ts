import { dirname } from 'node:path';
import type * as TypeScript from 'typescript';
import { optionalPackage } from '../../util/optional-package.js';
import type { SampleModule, SampleProblem, SampleSetup } from './types.js';

type Compiler = typeof TypeScript.default;

interface Input {
  setup: SampleSetup;
  modules: SampleModule[];
}

export type CompileResult = { problems: SampleProblem[][] } | { wrongSetup: string };

/**
 * Each sample is a separate module. Reading the browser's type libraries is slow, so `check-types.ts` calls this
 * function in another process.
 */
export async function compileSamples({ setup, modules }: Input): Promise<CompileResult> {
  const url = optionalPackage({ name: 'typescript', siteDir: setup.siteDir }) ?? 'typescript';
  const ts = ((await import(url)) as typeof TypeScript).default;
  const { options, error } = compilerOptions({ ts, setup });
  if (error !== undefined) return { wrongSetup: messageOf({ ts, found: error, setup }) };
  const program = ts.createProgram({
    rootNames: [...setup.declarations, ...modules.map(({ path }) => path)],
    options,
    host: hostOf({ ts, options, modules }),
  });
  const [general] = [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()];
  if (general !== undefined) return { wrongSetup: messageOf({ ts, found: general, setup }) };
  const problems = modules.map(({ path }) => {
    const source = program.getSourceFile(path);
    if (source === undefined) throw new Error(`The compiler did not read ${path}.`);
    const syntactic = program.getSyntacticDiagnostics(source);
    // If a sample has syntax errors, report only these, because its type errors would be misleading.
    const all = syntactic.length > 0 ? syntactic : program.getSemanticDiagnostics(source);
    return all
      .filter(({ code }) => !(isUntyped(path) && isAboutMissingTypes(code)))
      .map((found) => {
        const { line, character } = source.getLineAndCharacterOfPosition(found.start ?? 0);
        return { line: line + 1, column: character + 1, message: messageOf({ ts, found, setup }) };
      });
  });
  return { problems };
}

function isUntyped(path: string): boolean {
  return /\.jsx?$/.test(path);
}

/**
 * A JavaScript sample can't declare types. The codes from 7000 to 7099 are errors about missing types, such as
 * "Parameter 'x' implicitly has an 'any' type".
 */
function isAboutMissingTypes(code: number): boolean {
  return code >= 7000 && code < 7100;
}

interface Options {
  options: TypeScript.CompilerOptions;
  error?: TypeScript.Diagnostic | undefined;
}

function compilerOptions({ ts, setup }: { ts: Compiler; setup: SampleSetup }): Options {
  const { packages, tsconfig } = setup;
  const { options: own, error } = tsconfig === undefined ? { options: {} } : readOptions({ ts, tsconfig });
  const paths = Object.fromEntries(Object.entries(packages).map(([name, file]) => [name, [file]]));
  const options = {
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
    // A sample without imports is also treated as a module, so that it doesn't share names with other samples.
    moduleDetection: ts.ModuleDetectionKind.Force,
    paths: { ...own.paths, ...paths },
  };
  return { options, error };
}

function readOptions({ ts, tsconfig }: { ts: Compiler; tsconfig: string }): Options {
  const { config, error } = ts.readConfigFile(tsconfig, ts.sys.readFile);
  if (error !== undefined) return { options: {}, error };
  const parsed = ts.parseJsonConfigFileContent(config, ts.sys, dirname(tsconfig), undefined, tsconfig);
  const {
    composite,
    incremental,
    declaration,
    emitDeclarationOnly,
    rootDir,
    outDir,
    tsBuildInfoFile,
    ...options
  } = parsed.options;
  // An error about missing input files is ignored, because only the compiler options are used.
  return { options, error: parsed.errors.find(({ code }) => code !== noInputs) };
}

/** Code of the error "No inputs were found in config file". */
const noInputs = 18003;

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

/** Names packages as samples import them, instead of by their source files. */
function messageOf({
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
