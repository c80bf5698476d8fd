import { relative } from 'node:path';
import { contentOf } from '../../cache/cache-file.js';
import { LecternError, problem } from '../../diagnostics/diagnostic.js';
import { messageOf } from '../../util/message-of.js';
import { withoutExit } from '../../util/no-exit.js';
import { runSiteCode, siteWatchdog } from '../../util/site-code.js';
import { siteFileLocation } from '../../util/stack-locations.js';
import { withAsyncStack } from '../../util/thrown-stack.js';
import type { Bundle } from './load-bundle.js';
import { loadBundle } from './load-bundle.js';

type Input = Parameters<typeof loadBundle>[0] & { siteDir: string };

/**
 * Runs the site's modules in `src/theme`.
 * @throws LecternError with the location of a module that throws, or whose default export isn't a component.
 */
export async function loadCheckedBundle({ siteDir, ...input }: Input): Promise<Bundle> {
  const load = (isRepeated: boolean): Promise<Bundle> =>
    runSiteCode({
      what: 'an import of the components in src/theme',
      run: () => withoutExit(() => loadBundle({ ...input, isRepeated })),
    });
  try {
    return await load(false);
  } catch (thrown) {
    const wrong = wrongExport({ error: thrown, siteDir });
    if (wrong !== undefined) throw new LecternError([wrong], { cause: thrown });
    const error = await withAsyncStack({ error: thrown, rerun: () => load(true) });
    const location = siteFileLocation({ error, siteDir });
    // If no frame of the stack is in the site, the engine's own code has failed.
    if (location === undefined) throw thrown;
    const message = `A component in src/theme failed to load: ${messageOf(thrown)}`;
    const hint =
      'Fix the error at this location. Code that needs the browser belongs in an effect or an event handler.';
    throw new LecternError([problem({ code: 'module-failed', message, hint, ...location })], {
      cause: thrown,
    });
  }
}

/** Starts the watchdog if the bundle contains modules from `src/theme`, because they may contain an infinite loop. */
export function watchOwnModules({ inputs, siteDir }: { inputs: readonly string[]; siteDir: string }): void {
  if (inputs.some((file) => file.startsWith(`${siteDir}/src/theme/`))) siteWatchdog()?.start();
}

/**
 * Recognizes an error from `theme/checked-component.ts` by its name. `instanceof` doesn't work, because the bundle
 * contains a copy of the error's class.
 */
function wrongExport({ error, siteDir }: { error: unknown; siteDir: string }) {
  if (!(error instanceof Error) || error.name !== 'ThemeComponentError') return undefined;
  const { file } = error as Error & { file?: unknown };
  if (typeof file !== 'string') return undefined;
  return problem({
    code: 'wrong-theme-component',
    message: error.message,
    hint: 'Export a component that has the same purpose as the theme component with the same name, or delete the file.',
    file: relative(siteDir, file).replaceAll('\\', '/'),
    ...locationOfDefault(contentOf(file)?.toString() ?? ''),
  });
}

function locationOfDefault(source: string): { line: number; column: number } {
  const index = Math.max(0, source.search(/\bexport\s+default\b|\bas\s+default\b/));
  const before = source.slice(0, index);
  return { line: before.split('\n').length, column: index - before.lastIndexOf('\n') };
}
