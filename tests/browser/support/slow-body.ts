import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PageInParts {
  url: string;
  rest(): void;
  close(): void;
}

/** Sends the page up to `cutBefore`, and the rest when `rest` is called. Other requests go to the site. */
export async function servePageInParts({
  address,
  cutBefore,
}: {
  address: string;
  cutBefore: string;
}): Promise<PageInParts> {
  const html = await (await fetch(address)).text();
  const cut = html.indexOf(cutBefore);
  if (cut === -1) throw new Error(`The page has no ${JSON.stringify(cutBefore)} to cut it at.`);
  const waiting = new Set<() => void>();
  const server = createServer(async (request, response) => {
    if (request.headers['sec-fetch-dest'] !== 'document') {
      const file = await fetch(new URL(request.url ?? '/', address));
      response.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? 'text/plain' });
      response.end(Buffer.from(await file.arrayBuffer()));
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, cut));
    waiting.add(() => response.end(html.slice(cut)));
  });
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  const { port } = server.address() as AddressInfo;
  return {
    url: new URL(new URL(address).pathname, `http://localhost:${port}`).href,
    rest: () => {
      for (const send of waiting) send();
      waiting.clear();
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
