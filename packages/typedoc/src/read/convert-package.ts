import { sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { reachOf } from 'lectern/plugin';
import type { CommentProblem } from './doc-comments/types.js';
import { locationOfInclude } from './include-location.js';
import type { Project } from './typedoc-json.js';

export interface PackageInput {
  packageDir: string;
  /** Absolute paths. */
  entryPoints: string[];
  tsconfig: string;
}

/** The project is absent if the package does not compile. */
export interface PackageModel {
  project?: Project | undefined;
  /** The absolute path of the folder to which the files in messages are relative. */
  messagesFrom: string;
  errors: string[];
  warnings: string[];
  comments: CommentProblem[];
  isStopped?: boolean | undefined;
}

/** Type-checks the package, which is slow. Call `readPackage` instead, which caches the result. */
export async function convertPackage({
  packageDir,
  entryPoints,
  tsconfig,
}: PackageInput): Promise<PackageModel> {
  const { Application, Converter, Logger, LogLevel, ReflectionKind, TSConfigReader } = await import(
    'typedoc'
  );
  const found: PackageModel = { messagesFrom: process.cwd(), errors: [], warnings: [], comments: [] };
  const restoreConsole = collectOutput((text) => found.warnings.push(text));
  const app = await Application.bootstrap(
    {
      entryPoints: entryPoints.map(escapeGlob),
      tsconfig,
      basePath: packageDir,
      displayBasePath: packageDir,
      readme: 'none',
      sort: ['source-order'],
      // Private properties are needed for class diagrams. `convert.ts` later removes them from pages.
      excludePrivate: false,
      excludePrivateClassFields: false,
      excludeInternal: true,
      excludeExternals: true,
      alwaysCreateEntryPointModule: true,
      // Checking TypeScript's own declarations, such as the DOM types, takes two seconds and finds nothing.
      compilerOptions: { skipDefaultLibCheck: true },
      disableGit: true,
      sourceLinkTemplate: '{path}#{line}',
      validation: { invalidLink: false, notExported: false, notDocumented: false },
    },
    // Only `tsconfig.json` is read. All of TypeDoc's options come from the site's configuration, not from its own
    // option files.
    [new TSConfigReader()],
  ).finally(restoreConsole);
  app.logger = new (class extends Logger {
    override log(message: string, level: number): void {
      if (level === LogLevel.Error) found.errors.push(message);
      else if (level === LogLevel.Warn) found.warnings.push(message);
    }
  })();
  // Each module has its own page, so no module may be merged into the package. TypeDoc merges modules at priority 10,000.
  app.converter.on(
    Converter.EVENT_RESOLVE_BEGIN,
    ({ project }) => {
      for (const { comment } of project.getReflectionsByKind(ReflectionKind.SomeModule)) {
        const target = comment?.getTag('@mergeModuleWith')?.content.map(({ text }) => text);
        if (target?.join('').trim() === '<project>') comment?.removeTags('@mergeModuleWith');
      }
    },
    10_001,
  );
  const reach = reachOf({ roots: [packageDir] });
  const refused = new Set<string>();
  // TypeDoc calls this function just before it reads a file for `@include` or `@includeCode`.
  app.watchFile = (path) => {
    if (reach(path) !== undefined) refused.add(path);
  };
  // Without this cache, each call to `getEntryPoints` would parse all files again.
  let entries: ReturnType<typeof app.getEntryPoints>;
  const makeEntries = app.getEntryPoints.bind(app);
  app.getEntryPoints = () => {
    entries ??= makeEntries();
    return entries;
  };
  const project = await app.convert().catch((error: unknown) => {
    found.errors.push(unforeseen(error));
    return undefined;
  });
  const programs = [...new Set(entries?.map(({ program }) => program))];
  const sources = programs.flatMap((program) => program.getSourceFiles());
  for (const path of refused)
    found.errors.push(
      `${locationOfInclude({ path, sources })}a doc comment includes ${path}, which is outside of the package or looks like a file with secrets. Doc comments can include only files in their package.`,
    );
  if (project === undefined || found.errors.length > 0) return found;
  const { checkComments } = await import('./doc-comments/check-comments.js');
  for (const program of programs) found.comments.push(...checkComments({ program, entryPoints, packageDir }));
  const json = app.serializer.projectToObject(project, packageDir as never) as unknown as Project;
  return { ...found, project: json };
}

/** TypeDoc takes each entry point as a glob pattern. */
function escapeGlob(path: string): string {
  return path.replaceAll(sep, '/').replace(/[?*()[\]{}]/g, '\\$&');
}

/**
 * TypeDoc reports problems with the TypeScript configuration to the console, before its logger can be replaced. The
 * returned function restores the console.
 */
function collectOutput(onMessage: (text: string) => void): () => void {
  const names = ['error', 'warn', 'info', 'log'] as const;
  const before = names.map((name) => [name, console[name]] as const);
  const seen = new Set<string>();
  for (const name of names)
    console[name] = (...parts: unknown[]) => {
      const text = stripVTControlCharacters(parts.join(' ')).replace(/^\[\w+\] /, '');
      if (!seen.has(text)) onMessage(text);
      seen.add(text);
    };
  return () => {
    for (const [name, original] of before) console[name] = original;
  };
}

function unforeseen(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return `it threw an exception (${reason}). A common cause is an {@inheritDoc} that refers to a symbol whose own {@inheritDoc} has no target.`;
}
