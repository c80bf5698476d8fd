import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

interface Options {
  entry: string;
  keys: readonly string[];
  /** In seconds, for each module. */
  timeLimit: number;
}

/**
 * An infinite loop at the top level of a module would block the build, so the modules are first imported in a thread
 * that can be terminated. Returns the keys of those that did not finish loading.
 */
export async function findStuckModules({ entry, keys, timeLimit }: Options): Promise<string[]> {
  const stuck: string[] = [];
  let rest = [...keys];
  while (rest.length > 0) {
    const found = await firstStuck({ entry, keys: rest, timeLimit });
    if (found === undefined) break;
    stuck.push(found);
    rest = rest.slice(rest.indexOf(found) + 1);
  }
  return stuck;
}

/**
 * The thread's code is a string, because the engine runs from TypeScript source in tests, and a thread can't load
 * TypeScript from a file.
 */
const program = `
const { parentPort, workerData } = require('node:worker_threads');
const tell = (message) => parentPort.postMessage(message);
(async () => {
  const { modules } = await import(workerData.entry);
  for (const key of workerData.keys) {
    tell(key);
    // Errors thrown by a module are reported where a page imports it.
    await modules[key]?.().catch(() => undefined);
  }
  tell('');
})();
`;

function firstStuck({ entry, keys, timeLimit }: Options): Promise<string | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(program, {
      eval: true,
      workerData: { entry: pathToFileURL(entry).href, keys },
      // Discard the thread's output. The modules print it again when they are imported for rendering.
      stdout: true,
      stderr: true,
    });
    let current: string | undefined;
    let timer: NodeJS.Timeout | undefined;
    const finish = (found: string | undefined): void => {
      clearTimeout(timer);
      // Terminating the thread triggers `exit`, which calls `finish` again without effect.
      resolve(found);
      void worker.terminate();
    };
    worker.on('message', (key: string) => {
      clearTimeout(timer);
      if (key === '') {
        finish(undefined);
        return;
      }
      current = key;
      timer = setTimeout(() => finish(key), timeLimit * 1000);
    });
    // An error means that the bundle can't be loaded. A later step loads the bundle again and reports the error.
    worker.once('error', () => finish(undefined));
    // The thread exits early if the module ends the process, or waits for a promise that never settles.
    worker.once('exit', () => finish(current));
  });
}

export function ownModules({ keys, siteDir }: { keys: Iterable<string>; siteDir: string }): string[] {
  return [...keys].filter(
    (key) => key.startsWith(join(siteDir, '/')) && !key.includes('/node_modules/') && !key.includes('?'),
  );
}
