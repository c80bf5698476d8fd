import { Worker } from 'node:worker_threads';
import type { ConvertAnswer, ConvertRequest } from './convert-apart.js';

/**
 * Runs TypeDoc in a separate process, because it retains the memory of a compiler. Within that process, TypeDoc runs in
 * a second thread, because it blocks the event loop. The main thread stays free to enforce the time limit, and to end
 * the process with its parent.
 */
process.once('message', ({ input, seconds }: ConvertRequest) => {
  const thread = new Worker(new URL('./convert-thread.js', import.meta.url), { workerData: input });
  thread.once('message', (model) => answer({ model }));
  thread.once('error', (error) => answer({ error: error.stack ?? error.message }));
  // Processor time doesn't depend on other programs. Elapsed time is limited, too, because a read may block forever.
  const lastMoment = performance.now() + 5000 * seconds;
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if (user + system > seconds * 1e6 || performance.now() > lastMoment) answer({ stopped: true });
  }, 100);
});
process.once('disconnect', end);

function answer(message: ConvertAnswer): void {
  if (process.connected) process.send?.(message, end);
}

/** Ends the process, even if the thread can't be stopped: `process.exit` would wait for it. */
function end(): void {
  process.kill(process.pid, 'SIGKILL');
}
