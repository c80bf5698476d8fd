import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** In milliseconds. Drawing a logo takes less than one tenth of a second. */
const timeLimit = 60_000;

/**
 * The renderer follows the elements of an SVG recursively, so an SVG that is nested thousands of levels deep ends its
 * process.
 * @returns The reason if the SVG can't be drawn.
 */
export function drawApart({
  data,
  script = compiledScript(),
}: {
  data: Uint8Array;
  script?: string | undefined;
}): Promise<string | undefined> {
  if (script === undefined) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const options = { timeout: timeLimit, killSignal: 'SIGKILL' as const };
    const child = execFile(process.execPath, [script], options, (error, output) => {
      if (error === null) resolve(undefined);
      else
        resolve(output === '' ? 'it is too complex, or nested too deeply.' : `${output.replace(/\.$/, '')}.`);
    });
    // If the process ends early, writing fails. The exit code tells the result.
    child.stdin?.on('error', () => undefined).end(data);
  });
}

/** When tests run the TypeScript source, there is no compiled script for another process. */
function compiledScript(): string | undefined {
  const isSource = import.meta.url.endsWith('.ts');
  return isSource ? undefined : fileURLToPath(new URL('./logo-process.js', import.meta.url));
}
