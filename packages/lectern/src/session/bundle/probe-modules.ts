import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

interface Options {
  /** Absolute path of the bundled module that holds the others. */
  entry: string;
  /** Keys of the modules to try. */
  keys: readonly string[];
  /** Seconds that one module may take. */
  timeLimit: number;
}

/**
 * Imports the site's own modules once in a thread, which can be ended: a loop at the top of a module would hold the
 * build forever. Gives the keys of the modules that did not come to an end.
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

/** As text: the engine runs from source in tests, which a thread cannot load. */
const program = `
const { parentPort, workerData } = require('node:worker_threads');
const tell = (message) => parentPort.postMessage(message);
(async () => {
  const { modules } = await import(workerData.entry);
  for (const key of workerData.keys) {
    tell(key);
    // What a module throws is told where a page imports it.
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
      // What a module prints at its top is printed when it is imported permanently.
      stdout: true,
      stderr: true,
    });
    let current: string | undefined;
    let timer: NodeJS.Timeout | undefined;
    const finish = (found: string | undefined): void => {
      clearTimeout(timer);
      // One that ends twice has told already.
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
    // The bundle itself is at fault: whoever loads it says so.
    worker.once('error', () => finish(undefined));
    // A module that ends the process, or waits for nothing at all.
    worker.once('exit', () => finish(current));
  });
}

/** The modules that belong to the site: those of packages have been run by others. */
export function ownModules({ keys, siteDir }: { keys: Iterable<string>; siteDir: string }): string[] {
  return [...keys].filter(
    (key) => key.startsWith(join(siteDir, '/')) && !key.includes('/node_modules/') && !key.includes('?'),
  );
}
