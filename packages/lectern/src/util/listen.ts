import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LecternError, problem } from '../diagnostics/diagnostic.js';

/** The port of a server. */
export interface Port {
  /** From 0 to 65535; 0: any that is free. */
  number: number;
  /** True where nobody asked for this one: if it is taken, the next that is free will do; default: false. */
  orNext?: boolean | undefined;
}

/** Ports that are tried before a person is asked. */
const mostTries = 20;

/**
 * Makes a server listen.
 * @returns The port.
 * @throws LecternError when the port cannot be had.
 */
export async function listen({ server, port }: { server: Server; port: Port }): Promise<number> {
  const last = port.orNext ? Math.min(65535, port.number + mostTries - 1) : port.number;
  for (let number = port.number; ; number += 1) {
    const code = await tryPort({ server, number });
    if (code === undefined) return (server.address() as AddressInfo).port;
    if (code !== 'EADDRINUSE' || number === last)
      throw new LecternError([notFree({ code, first: port.number, last: number })]);
  }
}

/** Gives the code of the system where the port cannot be had. */
function tryPort({ server, number }: { server: Server; number: number }): Promise<string | undefined> {
  return new Promise((resolve) => {
    const onError = (error: NodeJS.ErrnoException): void => resolve(error.code ?? error.message);
    server.once('error', onError);
    server.listen(number, () => {
      server.off('error', onError);
      resolve(undefined);
    });
  });
}

function notFree({ code, first, last }: { code: string; first: number; last: number }) {
  const ports = first === last ? `Port ${first}` : `Each port from ${first} to ${last}`;
  const reasons: Record<string, string> = {
    EADDRINUSE: `${ports} is in use by another program.`,
    EACCES: `Port ${last} may not be used by this user.`,
  };
  return problem({
    code: 'port-not-free',
    message: reasons[code] ?? `Port ${last} cannot be used: the system says ${code}.`,
    hint:
      code === 'EADDRINUSE'
        ? 'End that program, or choose another port with --port or the variable PORT.'
        : 'Choose another port with --port or the variable PORT; those above 1023 are for everybody.',
  });
}
