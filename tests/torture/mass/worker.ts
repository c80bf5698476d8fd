import { randomFrom } from '../campaign.js';
import type { Kind } from '../trials/index.js';
import { roundSeed, trialsOf } from '../trials/index.js';

/* A round may crash this process, so the campaign runs rounds in child processes. */

interface Chunk {
  kind: Kind;
  seed: number;
  from: number;
  to: number;
}

const trials = trialsOf(process.cwd());
const send = (message: object): unknown => process.send?.(message);
// Without this listener, an error that occurs after its round would end the process silently.
process.on('unhandledRejection', (error) => send({ late: String(error) }));

process.on('message', (chunk: Chunk) => {
  void run(chunk);
});
send({ ready: true });

async function run({ kind, seed, from, to }: Chunk): Promise<void> {
  for (let round = from; round < to; round += 1) {
    send({ begun: round });
    const start = performance.now();
    const find = await outcome({ kind, seed, round });
    const ms = performance.now() - start;
    if (find !== undefined || ms > 1000) send({ round, ms, find });
    // Node processes pending messages, timers, and rejections before the next round.
    await new Promise((resolve) => setImmediate(resolve));
  }
  send({ done: true });
}

async function outcome({ kind, seed, round }: { kind: Kind; seed: number; round: number }): Promise<unknown> {
  try {
    const { input, bad } = await trials[kind](randomFrom(roundSeed({ kind, seed, round })));
    return bad.length === 0 ? undefined : { input, bad };
  } catch (error) {
    return { thrown: error instanceof Error ? error.stack : String(error) };
  }
}
