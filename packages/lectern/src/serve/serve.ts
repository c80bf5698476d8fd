import { createReadStream, existsSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';

interface Options {
  /** Absolute path of a folder that `build` has filled. */
  outDir: string;
  /** With `/` at both ends. */
  base: string;
  port: number;
}

/** Serves a built site as a plain web server would: clean addresses, the site's own 404 page, long-lived assets. */
export async function serveSite({ outDir, base, port }: Options): Promise<{ server: Server; url: string }> {
  // `dev`: files are looked up when they are asked for, so that a build beside a running server is seen.
  const files = sirv(outDir, {
    dev: true,
    etag: true,
    extensions: ['html'],
    dotfiles: false,
    setHeaders: setCaching,
  });
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (`${path.split(/[?#]/)[0]}/` === base) {
      response.writeHead(302, { location: base }).end();
      return;
    }
    if (!path.startsWith(base)) {
      notFound({ outDir, response });
      return;
    }
    request.url = `/${path.slice(base.length)}`;
    files(request as IncomingMessage, response, () => notFound({ outDir, response }));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  const { port: actual } = server.address() as AddressInfo;
  return { server, url: `http://localhost:${actual}${base}` };
}

function setCaching(response: ServerResponse, path: string): void {
  const isHashed = path.startsWith('/assets/');
  response.setHeader(
    'cache-control',
    isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
  );
}

function notFound({ outDir, response }: { outDir: string; response: ServerResponse }): void {
  const page = join(outDir, '404.html');
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
  if (existsSync(page)) createReadStream(page).pipe(response);
  else response.end('404: there is no such page.');
}
