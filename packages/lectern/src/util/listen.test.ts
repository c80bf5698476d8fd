import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { listen } from './listen.js';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

function server(): Server {
  const created = createServer();
  servers.push(created);
  return created;
}

test('listen: with port 0, a server listens on any free port', async () => {
  const free = await listen({ server: server(), port: { number: 0 } });
  expect(free).toBeGreaterThan(0);
});

test('listen: a requested port that is in use is an error', async () => {
  const taken = await listen({ server: server(), port: { number: 0 } });
  await expect(listen({ server: server(), port: { number: taken } })).rejects.toThrow(
    [
      'error [port-not-free]',
      `  Port ${taken} is in use by another program.`,
      '  Stop that program, or choose another port with --port or the PORT variable.',
    ].join('\n'),
  );
});

test('listen: with orNext, a server uses the next free port if its port is in use', async () => {
  const taken = await listen({ server: server(), port: { number: 0 } });
  const next = await listen({ server: server(), port: { number: taken, orNext: true } });
  expect(next).toBeGreaterThan(taken);
});
