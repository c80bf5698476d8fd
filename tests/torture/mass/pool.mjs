/**
 * Runs the rounds in separate processes, and continues if one dies or hangs.
 *
 * @param input.until - Milliseconds since 1970. After that time, running rounds finish, and no new ones start.
 */
import { fork } from 'node:child_process';

/** A round counts as hung after this number of milliseconds. A document has a separate limit of 30 s. */
const mostTime = 90_000;

export function runRounds({
  program,
  kind,
  seed,
  count,
  workers,
  until = Number.POSITIVE_INFINITY,
  onFind,
  chunk = 100,
}) {
  let finds = 0;
  let next = 0;
  let slowest = { ms: 0, round: undefined };
  const take = () => {
    if (next >= count || Date.now() > until) return undefined;
    const from = next;
    next = Math.min(count, next + chunk);
    return { kind, seed, from, to: next };
  };
  const note = ({ ms = 0, round, find }) => {
    if (ms > slowest.ms) slowest = { ms: Math.round(ms), round };
    if (find === undefined) return;
    finds += 1;
    onFind({ kind, seed, round, ...find });
  };

  const runSlot = async () => {
    let rest = take();
    while (rest !== undefined) {
      const { round, how } = await runChunks({ program, first: rest, take, note });
      if (how === undefined) return;
      note({ round: round.at, find: { died: how } });
      rest = round.at + 1 < round.to ? { kind, seed, from: round.at + 1, to: round.to } : take();
    }
  };
  return Promise.all(Array.from({ length: workers }, runSlot)).then(() => ({ rounds: next, finds, slowest }));
}

/** Resolves when all rounds are done, or with the round that killed the process. */
function runChunks({ program, first, take, note }) {
  const child = fork(program, [], {
    execArgv: ['--max-old-space-size=1500'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let now = first;
  let at = first.from;
  let timer;
  let hung = false;
  const watch = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      hung = true;
      child.kill('SIGKILL');
    }, mostTime);
  };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => note({ round: at, find: { said: String(text).slice(0, 2000) } }));
  return new Promise((resolve) => {
    let isOver = false;
    child.on('message', (message) => {
      watch();
      if ('begun' in message) at = message.begun;
      else if ('late' in message) note({ round: at, find: { late: message.late } });
      else if ('done' in message || 'ready' in message) {
        now = 'ready' in message ? first : take();
        if (now === undefined) {
          isOver = true;
          child.kill();
        } else child.send(now);
      } else note(message);
    });
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      if (isOver) resolve({});
      else resolve({ round: { at, to: now.to }, how: hung ? `hung for ${mostTime} ms` : (signal ?? code) });
    });
  });
}
