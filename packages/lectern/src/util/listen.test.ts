import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { listen } from './listen.js';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

function server(): Server {
  const made = createServer();
  servers.push(made);
  return made;
}

test('a server has the port that it asks for, or any', async () => {
  const free = await listen({ server: server(), port: { number: 0 } });
  expect(free).toBeGreaterThan(0);
});

test('a port that somebody asked for and that is taken is an error in words', async () => {
  const taken = await listen({ server: server(), port: { number: 0 } });
  await expect(listen({ server: server(), port: { number: taken } })).rejects.toThrow(
    [
      'error [port-not-free]',
      `  Port ${taken} is in use by another program.`,
      '  Stop that program, or choose another port with --port or the variable PORT.',
    ].join('\n'),
  );
});

test('where nobody asked for a port, the next one that is free will do', async () => {
  const taken = await listen({ server: server(), port: { number: 0 } });
  const next = await listen({ server: server(), port: { number: taken, orNext: true } });
  expect(next).toBeGreaterThan(taken);
});
