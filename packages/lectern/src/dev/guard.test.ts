import { symlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TempSite } from '../content/__fixtures__/temp-site.js';
import { tempSite } from '../content/__fixtures__/temp-site.js';
import { startDevServer } from './server.js';

const secret = 'TOKEN=do-not-serve';

let folder: TempSite;
let server: Awaited<ReturnType<typeof startDevServer>>;

beforeAll(async () => {
  // Hide Vite's log messages about each file that it refuses to serve.
  for (const method of ['error', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation(() => undefined);
  delete process.env.BASE_URL;
  folder = await tempSite({
    'site/lectern.config.ts': `export default { title: 'Site', url: 'https://example.org', sources: [{ type: 'docs' }], allowedHosts: ['docs.test'] };`,
    'site/docs/intro.md': '# Introduction',
    'site/docs/figure.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'site/static/plain.txt': 'plain',
    'site/static/.env': secret,
    'site/static/server.key': secret,
    'site/.env': secret,
    'site/.env.local': secret,
    'site/.git/config': secret,
    'site/tls.pem': secret,
    'outside/secret.txt': secret,
    'outside/secret.md': secret,
    'outside/secret.svg': secret,
    'outside/secret.html': secret,
    'outside/secret.map': secret,
  });
  const at = (path: string): string => join(folder.dir, path);
  await symlink(at('outside/secret.txt'), at('site/static/linked.txt'));
  await symlink(at('outside'), at('site/static/linked'));
  await symlink(at('outside'), at('site/linked'));
  await symlink(at('site/.env'), at('site/static/harmless.txt'));
  server = await startDevServer({ siteDir: at('site'), port: { number: 0 } });
});

afterAll(async () => {
  await server.close();
  await folder[Symbol.asyncDispose]();
  vi.restoreAllMocks();
});

/** Sends a raw request, because an HTTP client such as `fetch` would normalize the URL. */
function send(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<string> {
  const lines = Object.entries({ host: 'localhost', connection: 'close', ...headers });
  const request = [`${method} ${path} HTTP/1.1`, ...lines.map((line) => line.join(': ')), '', ''].join(
    '\r\n',
  );
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1' });
    socket
      .on('data', (chunk) => {
        chunks.push(chunk);
        if (statusOf(String(chunk)) === 101) socket.destroy();
      })
      .on('error', reject)
      .on('close', () => resolve(Buffer.concat(chunks).toString()))
      .write(request);
  });
}

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

test("dev: the server responds with the site's files", async () => {
  for (const path of [
    '/docs/intro',
    '/docs/intro.md',
    '/plain.txt',
    '/docs/figure.svg',
    '/@vite/client',
    `/@fs${folder.dir}/site/docs/figure.svg`,
  ])
    expect([path, statusOf(await send(path))]).toEqual([path, 200]);
});

test('dev: no URL serves a file outside the site, or a file with secrets', async () => {
  const { dir } = folder;
  const files = [
    ...['.env', '.env.local', '.git/config', 'tls.pem', 'linked/secret.txt', 'linked/secret.svg'].flatMap(
      (file) => [
        `/${file}`,
        `/@fs${dir}/site/${file}`,
        `/@id${dir}/site/${file}`,
        `/@id/${dir}/site/${file}`,
      ],
    ),
    ...['secret.txt', 'secret.md', 'secret.svg', 'secret.html'].flatMap((file) => [
      `/@fs${dir}/outside/${file}`,
      `/@fs/${dir}/outside/${file}`,
      `/@fs${dir}/site/../outside/${file}`,
      `/@fs${dir}/site/%2e%2e/outside/${file}`,
      `/@fs${dir}/site/%2e%2e%2foutside/${file}`,
      `/@fs${dir}/site/%252e%252e/outside/${file}`,
      `/@fs${dir}/site/docs/figure.svg/../../../outside/${file}`,
      `/@id${dir}/outside/${file}`,
      `/@id/${dir}/outside/${file}`,
      `/../outside/${file}`,
      `/%2e%2e/outside/${file}`,
      `//outside/${file}`,
      `/${dir}/outside/${file}`,
    ]),
    ...['/linked.txt', '/linked/secret.txt', '/linked/secret.html', '/static/linked.txt', '/harmless.txt'],
    ...['/static/.env', '/server.key', '/.ENV', '/.env/.', '/.env%2f', '/.env%00', '/tls.pem/.', '/TLS.PEM'],
    ...['/.env::$DATA', '/tls.pem::$DATA', '/.env:a', '/static/.env::$DATA'],
    // These URLs lead outside of the folders from which Vite serves source maps of optimized packages (CVE-2026-39365).
    ...[
      '/node_modules/.vite/deps',
      '/node_modules/.vite/deps_ssr',
      `/@fs${dir}/site/.lectern/cache/vite/deps`,
    ].flatMap((folder) => [
      `${folder}/../../../../outside/secret.map`,
      `${folder}/..%2f..%2f..%2f..%2foutside/secret.map`,
      `${folder}/%2e%2e/%2e%2e/%2e%2e/outside/secret.map`,
    ]),
    '/@fs/etc/passwd',
    '/@id/etc/passwd',
    '/etc/passwd',
  ];
  // Query strings that made earlier versions of Vite serve forbidden files.
  const suffixes = [
    '',
    '?raw',
    '?raw??',
    '?import&raw',
    '?import&raw??',
    '?import&?raw',
    '?inline&import',
    '?url',
    '?url&inline',
    '?.svg?.wasm?init',
    '?.svg?import&raw',
    '?direct',
    '?worker',
    '?html-proxy&index=0.js',
    '#/../..',
    '#?raw',
  ];
  const leaks: string[] = [];
  for (const file of files)
    for (const suffix of suffixes) {
      const answer = await send(file + suffix);
      const encoded = Buffer.from(secret).toString('base64').slice(0, 20);
      if ([secret, encoded, 'root:x:0'].some((text) => answer.includes(text))) leaks.push(file + suffix);
    }
  expect(leaks).toEqual([]);
});

test('dev: a request with an unknown host name is rejected', async () => {
  const hosts = [
    'evil.test',
    'localhost.evil.test',
    'evil.test:3000',
    '127.0.0.1.evil.test',
    '[::1',
    '0x7f000001',
  ];
  for (const host of hosts)
    for (const path of ['/docs/intro', '/docs/intro.md', '/plain.txt', '/@vite/client', '/llms.txt'])
      expect([host, path, statusOf(await send(path, { host }))]).toEqual([host, path, 403]);
  const own = [
    'localhost',
    'localhost:3000',
    'site.localhost',
    '127.0.0.1',
    '192.168.1.2:80',
    '[::1]:3000',
    'docs.test',
  ];
  for (const host of own) expect([host, statusOf(await send('/docs/intro', { host }))]).toEqual([host, 200]);
  expect(await send('/docs/intro', { host: 'evil.test' })).toContain('allowedHosts: ["evil.test"]');
});

test("dev: other origins can't read responses", async () => {
  for (const origin of ['https://evil.test', 'http://localhost:4000', 'null'])
    for (const path of ['/docs/intro', '/docs/intro.md', '/plain.txt', '/@vite/client', '/docs/figure.svg']) {
      const answer = await send(path, { origin });
      expect(answer, path).not.toMatch(/access-control-allow/i);
      expect(answer, path).toMatch(/cross-origin-resource-policy: same-origin/i);
    }
  expect(statusOf(await send('/docs/intro', { origin: 'https://evil.test' }, 'OPTIONS'))).toBe(405);
});

test('dev: the live example frame can load style sheets, although its origin is opaque', async () => {
  const answer = await send('/plain.txt', { origin: 'null', 'sec-fetch-dest': 'style' });
  expect(statusOf(answer)).toBe(200);
  expect(answer).not.toMatch(/cross-origin-resource-policy|access-control-allow/i);
});

test('dev: a WebSocket from an unknown host or origin, or without an origin, is rejected', async () => {
  const upgrade = { connection: 'upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
  const key = { 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==', 'sec-websocket-protocol': 'vite-hmr' };
  const ask = (headers: Record<string, string>) => send('/', { ...upgrade, ...key, ...headers });
  expect(statusOf(await ask({ origin: 'https://evil.test' }))).not.toBe(101);
  expect(statusOf(await ask({ host: 'evil.test', origin: 'https://evil.test' }))).not.toBe(101);
  // Vite requires its token only from clients that send an `origin` header, so without this rejection, the client could
  // request modules (CVE-2026-39363).
  expect(statusOf(await ask({ host: 'evil.test' }))).not.toBe(101);
  expect(statusOf(await ask({}))).not.toBe(101);
});

test("dev: a page from another origin can't detect the server by opening a WebSocket", async () => {
  const upgrade = { connection: 'upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
  const key = { 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==', 'sec-websocket-protocol': 'vite-ping' };
  const ask = (headers: Record<string, string>) => send('/', { ...upgrade, ...key, ...headers });
  for (const origin of ['https://evil.test', 'null', 'https://localhost.evil.test', 'file://'])
    expect([origin, statusOf(await ask({ origin }))]).toEqual([origin, 403]);
  expect(statusOf(await ask({ host: 'evil.test', origin: 'http://localhost' }))).toBe(403);
  for (const origin of ['http://localhost:3000', 'https://docs.test', 'http://[::1]:3000'])
    expect([origin, statusOf(await ask({ origin }))]).toEqual([origin, 101]);
});

test('dev: a WebSocket for an unknown path or protocol gets a 404 response', async () => {
  const upgrade = { connection: 'upgrade', upgrade: 'websocket', origin: 'https://evil.test' };
  const ask = (path: string, protocol: string) =>
    send(path, { ...upgrade, 'sec-websocket-protocol': protocol });
  expect(statusOf(await ask('/elsewhere', 'vite-hmr'))).toBe(404);
  expect(statusOf(await ask('/', 'other'))).toBe(404);
});

test('dev: a request with a malformed URL gets a 400 response', async () => {
  for (const path of ['/docs/%E0%A4%A', '/%', '/docs/intro%00', '/docs\\intro', '/docs/%5c..'])
    expect([path, statusOf(await send(path))]).toEqual([path, 400]);
});
