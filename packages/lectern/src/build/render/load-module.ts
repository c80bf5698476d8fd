import { LecternError, problem } from '../../diagnostics/diagnostic.js';

export type LoadModule = (key: string) => Promise<Record<string, unknown>>;

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
