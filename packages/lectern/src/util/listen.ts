import type { Server } from 'node:http';
import type { AddressInfo, Server as SocketServer } from 'node:net';
import { createServer as createSocketServer } from 'node:net';
import { LecternError, problem } from '../diagnostics/diagnostic.js';

export interface Port {
  /** 0 means any free port. */
  number: number;
  /** Whether to use the next free port if this port is in use. Default: false. */
  orNext?: boolean | undefined;
}

const mostTries = 20;

const localhost = 'localhost';

/**
 * Returns the port. `host` is an address or name of this machine.
 * @throws LecternError if the port is not available.
 */
export async function listen({
  server,
  port,
  host = localhost,
}: {
  server: Server;
  port: Port;
  host?: string | undefined;
}): Promise<number> {
  const last = port.orNext ? Math.min(65535, port.number + mostTries - 1) : port.number;
  for (let number = port.number; ; number += 1) {
    const code =
      host === localhost ? await tryLocal({ server, number }) : await tryPort({ server, number, host });
    if (code === undefined) return (server.address() as AddressInfo).port;
    if (!['EADDRINUSE', 'EACCES'].includes(code) && host !== localhost)
      throw new LecternError([notAnAddress({ code, host })]);
    if (code !== 'EADDRINUSE' || number === last)
      throw new LecternError([notFree({ code, first: port.number, last: number })]);
  }
}

/**
 * Clients may use either address of `localhost` (IPv4 or IPv6). If the server used only one, another program could
 * listen at the same URL.
 */
async function tryLocal({ server, number }: { server: Server; number: number }): Promise<string | undefined> {
  const code = await tryPort({ server, number, host: '127.0.0.1' });
  if (code !== undefined) return code;
  const second = createSocketServer((socket) => server.emit('connection', socket)).unref();
  const { port } = server.address() as AddressInfo;
  const other = await tryPort({ server: second, number: port, host: '::1' });
  if (other === 'EADDRINUSE') {
    await new Promise((resolve) => server.close(resolve));
    return number === 0 ? tryLocal({ server, number }) : other;
  }
  // If the machine doesn't support IPv6, listen only on the IPv4 address.
  if (other === undefined) server.once('close', () => second.close());
  return undefined;
}

function tryPort({
  server,
  number,
  host,
}: {
  server: SocketServer;
  number: number;
  host: string;
}): Promise<string | undefined> {
  return new Promise((resolve) => {
    const onError = (error: NodeJS.ErrnoException): void => resolve(error.code ?? error.message);
    server.once('error', onError);
    server.listen(number, host, () => {
      server.off('error', onError);
      resolve(undefined);
    });
  });
}

export function localAddress({
  host = localhost,
  port,
}: {
  host?: string | undefined;
  port: number;
}): string {
  const name = ['0.0.0.0', '::'].includes(host) ? localhost : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function notAnAddress({ code, host }: { code: string; host: string }) {
  return problem({
    code: 'host-not-available',
    message: `This machine can't listen on --host "${host}": the system reports ${code}.`,
    hint: 'Use an address of this machine, use 0.0.0.0 to listen on all of them, or leave out --host to listen on localhost.',
  });
}

function notFree({ code, first, last }: { code: string; first: number; last: number }) {
  const ports = first === last ? `Port ${first}` : `Every port from ${first} to ${last}`;
  const reasons: Record<string, string> = {
    EADDRINUSE: `${ports} is in use by another program.`,
    EACCES: `This user isn't allowed to listen on port ${last}.`,
  };
  return problem({
    code: 'port-not-free',
    message: reasons[code] ?? `Port ${last} can't be used: the system reports ${code}.`,
    hint:
      code === 'EADDRINUSE'
        ? 'Stop that program, or choose another port with --port or the PORT variable.'
        : 'Choose another port with --port or the PORT variable. Ports above 1023 need no special permissions.',
  });
}
