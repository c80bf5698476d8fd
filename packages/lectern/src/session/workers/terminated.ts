/** The message of tinypool's error for a task whose thread was terminated. */
const terminated = 'Terminating worker thread';

/** Maximum number of attempts. A task needs far fewer, because it runs again only if another task was aborted. */
const maxAttempts = 20;

/**
 * If tinypool aborts a task that is just ending, it can assign the next task to the same thread before the thread ends.
 * Such a task runs again.
 */
export async function runUnlessTerminated<Result>({
  run,
  isOpen,
}: {
  run: () => Promise<Result>;
  /** Returns false when the pool is closed, which terminates every thread. */
  isOpen: () => boolean;
}): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const isInnocent = error instanceof Error && error.message === terminated;
      if (!isInnocent || !isOpen() || attempt === maxAttempts) throw error;
    }
  }
}
