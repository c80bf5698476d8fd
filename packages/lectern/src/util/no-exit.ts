/**
 * `process.exit` throws an error, because ending the process would silently end the build or the dev server. `run` must
 * be synchronous.
 */
export function withoutExit<Result>(run: () => Result): Result {
  const { exit, abort, kill } = process;
  refuseExit({ when: () => true });
  try {
    return run();
  } finally {
    Object.assign(process, { exit, abort, kill });
  }
}

export function refuseExit({ when }: { when: () => boolean }): () => void {
  const { exit, abort, kill } = process;
  const refused: Pick<typeof process, 'exit' | 'abort' | 'kill'> = {
    exit: (status) => (when() ? refuse('exit') : exit.call(process, status)),
    abort: () => (when() ? refuse('abort') : abort.call(process)),
    // Signal 0 only checks whether a process exists. Process ID 0 means the whole process group.
    kill: (pid, signal) =>
      when() && signal !== 0 && (pid === 0 || Math.abs(pid) === process.pid)
        ? refuse('kill')
        : kill.call(process, pid, signal),
  };
  Object.assign(process, refused);
  return () => {
    // Restore only the functions that no other code has replaced since.
    if (process.exit === refused.exit) process.exit = exit;
    if (process.abort === refused.abort) process.abort = abort;
    if (process.kill === refused.kill) process.kill = kill;
  };
}

function refuse(name: string): never {
  throw new Error(`process.${name}() was called, which would end the build. Throw an error instead.`);
}
