/* The watchdog thread's program is a string, because tests run the engine from its TypeScript source, which a thread
   can't load. It has no imports, so the thread starts in a third of the time. */

/** Indexes of 32-bit integers in the shared memory. */
export const field = {
  /**
   * Number of the current run of a page's code: 0 if no page is running, and negative if the thread has interrupted the
   * run.
   */
  run: 0,
  /** Resident memory, in MB, when the run began. */
  memory: 1,
  /** A counter that increases as long as the main thread is not blocked. */
  beat: 3,
  unsettled: 4,
  /** Greater than 0 while a call to site code is running, before the code's first `await`. */
  inCall: 5,
  /** The maximum time, in milliseconds, for which site code may block the main thread. */
  patience: 6,
  /** Length, in bytes, of the text that names the current page. */
  length: 7,
} as const;

/** Emitted on the main thread's `process` while the debugger pauses the thread. The argument is a JSON string. */
export const blockedEvent = 'lectern:blocked';

/** Offset, in bytes, of the current page's name in the shared memory. */
export const textStart = 64;

/** The maximum memory, in MB, that may be added by a page, or by a plug-in call that blocks the main thread. */
export const mostMemory = { page: 512, call: 1024 };

export const watchdogProgram = `
const { workerData: { shared, core, official, most } } = require('node:worker_threads');
const { writeSync } = require('node:fs');
const state = new Int32Array(shared, 0, 16);
const text = new Uint8Array(shared, ${textStart});
const megabytes = () => Math.round(process.memoryUsage.rss() / 2 ** 20);

// Pages run under a limit that lets an interrupt end them.
let toldAt = 0;
const watchRun = () => {
  const run = Atomics.load(state, ${field.run});
  if (run === 0) return awaitRun();
  const added = megabytes() - Atomics.load(state, ${field.memory});
  if (run > 0 && added > most.page) {
    toldAt = Date.now();
    if (Atomics.compareExchange(state, ${field.run}, run, -run) === run) process.kill(process.pid, 'SIGINT');
  } else if (run < 0 && (added > 4 * most.page || Date.now() - toldAt > 20000)) giveUp(added);
  setTimeout(watchRun, 25);
};
const awaitRun = () => {
  const { async, value } = Atomics.waitAsync(state, ${field.run}, 0);
  if (async) value.then(watchRun);
  else setTimeout(watchRun, 0);
};
// A single call of a built-in function cannot be interrupted.
const giveUp = (added) => {
  const name = Buffer.from(text.slice(0, Atomics.load(state, ${field.length}))).toString();
  writeSync(2, '\\nerror [page-memory-limit] ' + name + '\\n  The page needed more than ' + added + ' MB of memory, and could not be stopped.\\n  Look for a list or string that is created with a huge size.\\n\\n');
  process.kill(process.pid, 'SIGKILL');
};

// Hooks and the configuration may be asynchronous, so they are interrupted by the debugger. Ending only their execution
// would leave the process in a broken state. On a busy machine, time passes without the code running. So the processor
// time of the code counts, unless the code waits for something.
const processorTime = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
let beat = -1;
let since = Date.now();
let used = processorTime();
let before = megabytes();
let isLooking = false;
setInterval(() => {
  const now = Atomics.load(state, ${field.beat});
  if (now !== beat || Atomics.load(state, ${field.unsettled}) === 0 || Atomics.load(state, ${field.run}) !== 0) {
    beat = now;
    since = Date.now();
    used = processorTime();
    before = megabytes();
    return;
  }
  const patience = Atomics.load(state, ${field.patience});
  const elapsed = Date.now() - since;
  const isLate = elapsed > 10 * patience || (elapsed > patience && processorTime() - used > patience / 2);
  const isLarge = megabytes() - before > most.call;
  if (!isLooking && (isLate || isLarge)) look(isLate ? 'time' : 'memory');
}, 250);

const look = (reason) => {
  isLooking = true;
  const { Session } = require('node:inspector');
  const session = new Session();
  session.connectToMainThread();
  const urls = new Map();
  const isBlocked = () => Atomics.load(state, ${field.beat}) === beat;
  // On a busy machine, a request may arrive before the main thread has resumed. Such a request is ignored, so repeat it.
  let request;
  const pauseIn = (milliseconds) => {
    request = setTimeout(() => {
      if (!isBlocked()) return finish();
      session.post('Debugger.pause');
      pauseIn(500);
    }, milliseconds);
  };
  const finish = () => {
    clearTimeout(request);
    session.disconnect();
    since = Date.now();
    used = processorTime();
    before = megabytes();
    isLooking = false;
  };
  let pauses = 0;
  let tries = 0;
  session.on('Debugger.scriptParsed', ({ params }) => urls.set(params.scriptId, params.url));
  session.on('Debugger.paused', ({ params }) => {
    clearTimeout(request);
    const frames = params.callFrames.map(({ functionName, url, location }) => ({
      name: functionName,
      url: url || urls.get(location.scriptId) || '',
      line: location.lineNumber + 1,
      column: (location.columnNumber ?? 0) + 1,
    }));
    const resume = () => session.post('Debugger.resume');
    const isOfNode = frames.every(({ url }) => url === '' || url.startsWith('node:'));
    if (isBlocked() && isOfNode && tries < 100) {
      // If promises resolve each other endlessly, Node's own code runs between them.
      tries += 1;
      resume();
      pauseIn(10);
      return;
    }
    pauses += 1;
    if (!isBlocked() || !isToBlame(frames)) {
      resume();
      finish();
    } else if (pauses === 1 || frames[0].url.startsWith('node:')) {
      // Native code may have run until now, such as another program that the code waited for.
      resume();
      pauseIn(1000);
    } else {
      const message = JSON.stringify(JSON.stringify({ reason, frames: frames.slice(0, 20) }));
      session.post(
        'Debugger.evaluateOnCallFrame',
        {
          callFrameId: params.callFrames[0].callFrameId,
          expression: 'globalThis.process.emit("${blockedEvent}", ' + message + ')',
        },
        () => {
          resume();
          finish();
        },
      );
    }
  });
  session.post('Debugger.enable', {}, () => pauseIn(0));
};

// The first frame outside the engine belongs to the code that was called, or that continues after an await.
const isToBlame = (frames) => {
  const others = frames.filter(({ url }) => url !== '' && !url.startsWith('node:')).reverse();
  const isOf = (folders, url) => folders.some((folder) => url.includes(folder));
  const index = others.findIndex(({ url }) => !isOf(core, url));
  if (index < 0) return false;
  // An official plug-in may call code of the site, such as the configuration of another engine.
  if (isOf(official, others[index].url))
    return others.some(({ url }) => !isOf([...core, ...official, '/node_modules/'], url));
  return index === 0 || Atomics.load(state, ${field.inCall}) > 0;
};
awaitRun();
`;
