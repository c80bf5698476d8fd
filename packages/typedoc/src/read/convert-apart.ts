import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PackageInput, PackageModel } from './convert-package.js';

export interface ConvertRequest {
  input: PackageInput;
  /** The time limit, in seconds of processor time. */
  seconds: number;
}

/** `stopped` means that TypeDoc exceeded the time limit. */
export type ConvertAnswer = { model: PackageModel } | { stopped: true } | { error: string };

const nothing = { messagesFrom: '', errors: [], warnings: [], comments: [] };

function failed(message: string): PackageModel {
  return { ...nothing, errors: [message] };
}

export function convertApart({
  script = fileURLToPath(new URL('./convert-process.js', import.meta.url)),
  ...request
}: ConvertRequest & { script?: string }): Promise<PackageModel> {
  return new Promise((resolve, reject) => {
    const child = fork(script, { cwd: request.input.packageDir, execArgv: [] });
    child.once('message', (answer: ConvertAnswer) => {
      if ('model' in answer) resolve(answer.model);
      else if ('error' in answer) resolve(failed(`it threw an exception (${answer.error}).`));
      else resolve({ ...nothing, isStopped: true });
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(failed(`its process ended (${signal ?? `code ${code}`}).`)));
    child.send(request satisfies ConvertRequest);
  });
}
