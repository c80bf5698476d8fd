import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { compileSamples } from './compile-samples.js';
import type { SampleProblem } from './types.js';

type Input = Parameters<typeof compileSamples>[0];

/** The problems of each sample, found in a process of its own. */
export async function checkTypes(input: Input): Promise<SampleProblem[][]> {
  if (input.modules.length === 0) return [];
  // Run from its TypeScript source (by the tests), there is no compiled script beside this file: check right here.
  if (import.meta.url.endsWith('.ts')) return (await import('./compile-samples.js')).compileSamples(input);
  const script = fileURLToPath(new URL('./compile-process.js', import.meta.url));
  return new Promise((resolve, reject) => {
    const child = fork(script, { cwd: input.setup.siteDir, execArgv: [] });
    child.once('message', (answer: { problems: SampleProblem[][] } | { error: string }) => {
      if ('problems' in answer) resolve(answer.problems);
      else reject(new Error(`The samples could not be checked: ${answer.error}`));
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`Checking the samples ended with code ${code} and said nothing.`)),
    );
    child.send(input);
  });
}
