import { LecternError, problem } from '../../diagnostics/diagnostic.js';

export type LoadModule = (key: string) => Promise<Record<string, unknown>>;

/**
 * The component that a module exports as its default.
 * @throws LecternError when there is none.
 */
export async function loadComponent(input: {
  key: string;
  /** The file that asks for it, for the message. */
  file: string;
  loadModule: LoadModule;
}): Promise<unknown> {
  const exports = await loadSafely(input);
  if (typeof exports.default === 'function') return exports.default;
  const names = Object.keys(exports);
  throw new LecternError([
    problem({
      code: 'page-without-default-export',
      message: `The page module has no component as its default export; it exports ${names.length === 0 ? 'nothing' : names.join(', ')}.`,
      hint: 'Export the component of the page: export default function Page() { … }.',
      file: input.file,
    }),
  ]);
}

/** A module may throw when it is first run. */
export async function loadSafely({
  key,
  file,
  loadModule,
}: {
  key: string;
  /** The file that asks for it, for the message. */
  file: string;
  loadModule: LoadModule;
}): Promise<Record<string, unknown>> {
  try {
    return await loadModule(key);
  } catch (error) {
    const found = problem({
      code: 'module-failed',
      message: `A module could not be run: ${error instanceof Error ? error.message : String(error)}`,
      file,
    });
    throw new LecternError([found], { cause: error });
  }
}
