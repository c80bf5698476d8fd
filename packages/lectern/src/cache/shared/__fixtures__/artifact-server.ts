import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Fault =
  | 'none'
  | 'silent'
  | 'cut off'
  | 'garbage'
  | 'web page'
  | 'redirect loop'
  | 'too long'
  | 'another artifact'
  | 'server error'
  | 'unauthorized'
  | 'nothing but the index';

export interface ArtifactServer extends AsyncDisposable {
  url: string;
  requests: string[];
  stored: Map<string, Buffer>;
  fault: Fault;
  storedPart: number;
}

interface Options {
  protocol: 'turborepo' | 'bazel';
  authorization?: string;
}

/**
 * With `turborepo`, the server requires a team and stores artifact tags. With `bazel`, the server rejects files under
 * `/cas/` whose content doesn't match the hash in their name.
 */
export async function startArtifactServer({ protocol, authorization }: Options): Promise<ArtifactServer> {
  const stored = new Map<string, Buffer>();
  const tags = new Map<string, string>();
  const requests: string[] = [];
  const state = { fault: 'none' as Fault, storedPart: 1 };
  const refusalOf = ({ request, path }: { request: IncomingMessage; path: URL }): number | undefined => {
    if (authorization !== undefined && request.headers.authorization !== authorization) return 401;
    if (protocol === 'bazel') return /^\/(?:ac|cas)\/[\da-f]{64}$/.test(path.pathname) ? undefined : 400;
    const hasTeam = path.searchParams.has('teamId') || path.searchParams.has('slug');
    return hasTeam && /^\/v8\/artifacts\/[\da-f]+$/.test(path.pathname) ? undefined : 400;
  };
  const put = async ({ request, name }: { request: IncomingMessage; name: string }): Promise<number> => {
    const content = Buffer.concat(await request.toArray());
    const hash = createHash('sha256').update(content).digest('hex');
    if (protocol === 'bazel' && name.startsWith('/cas/') && name !== `/cas/${hash}`) return 400;
    if (protocol === 'turborepo' && request.headers['x-artifact-duration'] === undefined) return 400;
    const tag = request.headers['x-artifact-tag'];
    if (typeof tag === 'string') tags.set(name, tag);
    stored.set(name, content.subarray(0, Math.ceil(content.byteLength * state.storedPart)));
    return 200;
  };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost');
    const name = path.pathname;
    requests.push(`${request.method} ${name}`);
    const refused = refusalOf({ request, path });
    if (refused !== undefined) void response.writeHead(refused).end();
    else if (request.method === 'PUT')
      void put({ request, name }).then((status) => response.writeHead(status).end('{"urls":[]}'));
    else answer({ response, name, stored, tag: tags.get(name), fault: state.fault });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    stored,
    get fault() {
      return state.fault;
    },
    set fault(fault) {
      state.fault = fault;
    },
    get storedPart() {
      return state.storedPart;
    },
    set storedPart(part) {
      state.storedPart = part;
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answer({
  response,
  name,
  stored,
  tag,
  fault,
}: {
  response: ServerResponse;
  name: string;
  stored: ReadonlyMap<string, Buffer>;
  tag: string | undefined;
  fault: Fault;
}): void {
  const found = stored.get(name);
  const content = found ?? Buffer.alloc(0);
  if (tag !== undefined) response.setHeader('x-artifact-tag', tag);
  switch (fault) {
    case 'silent':
      return;
    case 'cut off':
      response.writeHead(200, { 'content-length': content.byteLength + 1 }).write(content.subarray(0, 100));
      response.destroy();
      return;
    case 'garbage':
      response.end(Buffer.from(content).fill(120));
      return;
    case 'web page':
      response.setHeader('content-type', 'text/html').end('<!doctype html><title>Sign in</title>');
      return;
    case 'redirect loop':
      response.writeHead(302, { location: name }).end();
      return;
    case 'too long':
      response.end(Buffer.concat([content, Buffer.alloc(10_000_000)]));
      return;
    case 'another artifact':
      response.end([...stored].find(([other]) => other !== name)?.[1]);
      return;
    case 'server error':
      response.writeHead(500).end();
      return;
    case 'unauthorized':
      response.writeHead(401).end();
      return;
    default:
      if (found === undefined) void response.writeHead(404).end();
      else response.end(found);
  }
}
