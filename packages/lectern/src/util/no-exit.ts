/**
 * Runs a site's synchronous code, and turns `process.exit` into an error. Otherwise, it would silently end a build,
 * or end the dev server because of one page.
 */
export function withoutExit<Result>(run: () => Result): Result {
  const { exit, abort } = process;
  process.exit = () => refuse('exit');
  process.abort = () => refuse('abort');
  try {
    return run();
  } finally {
    process.exit = exit;
    process.abort = abort;
  }
}

function refuse(name: string): never {
  throw new Error(exitMessage(name));
}

export function exitMessage(name: string): string {
  return `process.${name}() was called, which would end the build. Throw an error instead.`;
}
