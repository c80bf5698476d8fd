import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { siteRelative } from '../../content/paths.js';
import { LecternError, problem } from '../../diagnostics/diagnostic.js';
import { missingPackages } from '../../util/optional-package.js';
import type { CompileResult, compileSamples } from './compile-samples.js';
import type { SampleProblem } from './types.js';

type Input = Parameters<typeof compileSamples>[0];

/**
 * The samples are checked in a separate process.
 * @throws LecternError if the compiler is not installed, or its options are wrong.
 */
export async function checkTypes(input: Input): Promise<SampleProblem[][]> {
  const { siteDir, tsconfig } = input.setup;
  const missing = missingPackages({
    names: ['typescript'],
    siteDir,
    need: 'The site has code samples to check',
  });
  if (missing.length > 0) throw new LecternError(missing);
  const result = await compile(input);
  if ('problems' in result) return result.problems;
  const found = problem({
    code: 'wrong-sample-options',
    message: `The code samples can't be checked: ${result.wrongSetup}`,
    hint: 'Correct the compiler options in the file that `samples.tsconfig` names.',
    file: tsconfig === undefined ? undefined : siteRelative({ siteDir, path: tsconfig }),
  });
  throw new LecternError([found]);
}

async function compile(input: Input): Promise<CompileResult> {
  // In tests, the engine runs from TypeScript source and has no compiled script, so samples are checked in this
  // process.
  if (import.meta.url.endsWith('.ts')) return (await import('./compile-samples.js')).compileSamples(input);
  const script = fileURLToPath(new URL('./compile-process.js', import.meta.url));
  return new Promise((resolve, reject) => {
    const child = fork(script, { cwd: input.setup.siteDir, execArgv: [] });
    child.once('message', (answer: { result: CompileResult } | { error: string }) => {
      if ('result' in answer) resolve(answer.result);
      else reject(new Error(`The samples can't be checked: ${answer.error}`));
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`The process that checks samples exited with code ${code} and no output.`)),
    );
    child.send(input);
  });
}
