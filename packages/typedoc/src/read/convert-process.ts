import { Worker } from 'node:worker_threads';
import type { ConvertAnswer, ConvertRequest } from './convert-apart.js';

/**
 * TypeDoc runs in a separate process, because the memory of its compiler is freed only when the process ends. It also
 * blocks the event loop, so it runs in a second thread. The main thread stays free to enforce the time limit, and to
 * exit when the parent process ends.
 */
process.once('message', ({ input, seconds }: ConvertRequest) => {
  const thread = new Worker(new URL('./convert-thread.js', import.meta.url), { workerData: input });
  thread.once('message', (model) => answer({ model }));
  thread.once('error', (error) => answer({ error: error.message }));
  // Processor time doesn't depend on other programs. Elapsed time has a limit, too, because reading a file may block
  // forever without using the processor.
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

/** Kills the process, because `process.exit` would wait for the thread, which may be impossible to stop. */
function end(): void {
  process.kill(process.pid, 'SIGKILL');
}
