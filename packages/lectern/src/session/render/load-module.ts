import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { LecternError, problem } from '../../diagnostics/diagnostic.js';
import { didYouMean } from '../../diagnostics/nearest.js';
import { runtimeModule } from '../../markdown/types.js';
import { rememberBuiltIns } from '../../util/built-ins.js';
import { messageOf } from '../../util/message-of.js';
import { runSiteCode, siteWatchdog } from '../../util/site-code.js';
import { ModuleTimeLimitError, TimeLimitError, withinTime } from '../../util/time-limit.js';
import { timeProblem } from './time-problem.js';

export type LoadModule = (key: string) => Promise<Record<string, unknown>>;

/** Stops waiting if loading takes too long, for example because of a promise that never settles. */
export function loadWithin({
  loadModule,
  timeLimit: seconds,
}: {
  loadModule: LoadModule;
  timeLimit: number;
}): LoadModule {
  return (key) => withinTime({ seconds, run: () => loadModule(key) });
}

/**
 * Returns the default export, or the export after `#` in the key.
 * @throws LecternError if there is no such component.
 */
export async function loadComponent(input: {
  /** Key of the module, such as `/site/plugins/glossary.tsx` or `/site/plugins/glossary.tsx#Term`. */
  key: string;
  file: string;
  loadModule: LoadModule;
}): Promise<unknown> {
  const [, module = input.key, name] = /^(.*)#([A-Za-z_$][\w$]*)$/.exec(input.key) ?? [];
  const exports = await loadSafely({ ...input, key: module });
  const component = exports[name ?? 'default'];
  if (typeof component === 'function' || isWrapped(component)) return component;
  const names = Object.keys(exports);
  if (name !== undefined) throw new LecternError([noNamedExport({ ...input, name, names })]);
  throw new LecternError([
    problem({
      code: 'page-without-default-export',
      message: `The default export of a page module must be a component, but this module exports ${names.length === 0 ? 'nothing' : `only ${names.join(', ')}`}.`,
      hint: 'Export the component of the page: export default function Page() { … }.',
      file: input.file,
    }),
  ]);
}

function isWrapped(component: unknown): boolean {
  return typeof component === 'object' && component !== null && '$$typeof' in component;
}

function noNamedExport({
  key,
  file,
  name,
  names,
}: {
  key: string;
  file: string;
  name: string;
  names: readonly string[];
}): Diagnostic {
  return problem({
    code: 'unknown-export',
    message: `The module of the component "${key}" doesn't export a component named "${name}".${didYouMean({ found: name, known: names })}`,
    hint: exportsHint(names),
    file,
  });
}

export function exportsHint(names: readonly string[]): string {
  return names.length === 0
    ? 'Add the export to the module.'
    : `Add the export to the module, or use one of its exports: ${names.join(', ')}.`;
}

/** @throws LecternError with the location of the import if the module's top-level code throws. */
export async function loadSafely({
  key,
  file,
  location,
  loadModule,
}: {
  key: string;
  file: string;
  location?: { line: number; column: number } | undefined;
  loadModule: LoadModule;
}): Promise<Record<string, unknown>> {
  if (key !== runtimeModule) siteWatchdog()?.start();
  // Restore built-ins that the module replaces, for example with a polyfill. Replacements could break other pages, and
  // Node needs no polyfills.
  const restore = rememberBuiltIns();
  try {
    return await runSiteCode({ what: `an import of ${file}`, file, run: () => loadModule(key) }).finally(
      restore,
    );
  } catch (error) {
    // The dev server bundles a module when it is loaded, so the error may come from the bundler.
    if (error instanceof LecternError) throw error;
    if (error instanceof TimeLimitError) {
      // The loop may be in a module that this module imports.
      const module = error instanceof ModuleTimeLimitError ? error.module : key;
      const at = { location: { file, ...location } };
      throw new LecternError([timeProblem({ error, task: `import ${module}`, file, at })], {
        cause: error,
      });
    }
    const found = problem({
      code: 'module-failed',
      message: `The module ${key} failed to load: ${messageOf(error)}`,
      hint: 'Fix the top-level code of the module. Code that needs the browser belongs in an effect or an event handler.',
      file,
      ...location,
    });
    throw new LecternError([found], { cause: error });
  }
}
