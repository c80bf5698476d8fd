import { execFileSync } from 'node:child_process';
import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TempSite } from '../content/__fixtures__/temp-site.js';
import { tempSite } from '../content/__fixtures__/temp-site.js';
import { serveSite } from './serve.js';

/* These tests send raw requests, because clients such as `fetch` would normalize them. */

const secret = 'do-not-serve';
let folder: TempSite;
let served: Awaited<ReturnType<typeof serveSite>>;

beforeAll(async () => {
  folder = await tempSite({
    'build/index.html': 'home',
    'build/a.html': 'page a',
    'build/digits.txt': '0123456789',
    'build/_headers': '/*\n  X-Good: yes\n  X-Bad: \x01\n  not a name: x\n',
    'build/404.html': 'not found',
    'build/.lectern-build.json': secret,
    'build/.env': secret,
    'build/.well-known/security.txt': 'Contact: us',
    'secret.txt': secret,
    'secret.html': secret,
  });
  const out = join(folder.dir, 'build');
  await writeFile(join(out, 'large.bin'), Buffer.alloc(8_000_000));
  await mkdir(join(out, 'folder.html'));
  await symlink(join(folder.dir, 'secret.txt'), join(out, 'link.txt'));
  await symlink(folder.dir, join(out, 'up'));
  served = await serveSite({ outDir: out, base: '/', port: { number: 0 } });
});

afterAll(async () => {
  served.server.closeAllConnections();
  served.server.close();
  await folder[Symbol.asyncDispose]();
});

function open(): Socket {
  // Ignore errors, because the server may close the connection while the test is still writing.
  return connect({ port: Number(new URL(served.url).port), host: '127.0.0.1' }).on('error', () => undefined);
}

function send(...parts: (string | Buffer)[]): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = open();
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
    for (const part of parts) socket.write(part);
  });
}

const get = (path: string, headers = 'Host: localhost\r\n') =>
  `GET ${path} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`;
const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

async function expectAlive(): Promise<void> {
  expect(await send(get('/a'))).toContain('page a');
}

test('serve: no URL returns the build marker, a hidden file, or a file outside the folder', async () => {
  const paths = [
    '//etc/passwd',
    '///etc/passwd',
    '/../secret.txt',
    '/a/../../secret.txt',
    '/..%2fsecret.txt',
    '/..%2Fsecret',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/%252e%252e%252fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '/....//secret.txt',
    '/..;/secret.txt',
    '/a%00/../../secret.txt',
    '/link.txt',
    '/up/secret.txt',
    '/up/secret',
    '/.lectern-build.json',
    '/%2electern-build.json',
    '/./.lectern-build.json',
    '//.lectern-build.json',
    '/.lectern-build.json/',
    '/.lectern-build.json?x',
    '/.env',
    '/%2Eenv',
    '/.well-known/../.env',
    '/folder',
    '/folder.html',
    'http://localhost/../secret.txt',
    'http://localhost/.env',
    'file:///etc/passwd',
    '*',
    'secret.txt',
    '../secret.txt',
  ];
  for (const path of paths) {
    const answer = await send(get(path));
    expect({ path, leaks: answer.includes(secret) || answer.includes('root:') }).toEqual({
      path,
      leaks: false,
    });
    expect([path, [301, 302, 400, 404].includes(statusOf(answer))]).toEqual([path, true]);
  }
  expect(await send(get('/.well-known/security.txt'))).toContain('Contact: us');
  await expectAlive();
});

test('serve: no redirect leads to another site or injects a header', async () => {
  for (const path of [
    '//evil.test/index.html',
    '///evil.test/index.html',
    '/%2fevil.test/index.html',
    '/\\evil.test/index.html',
    '/x%0d%0aX-Evil:1/index.html',
    '/x%0aSet-Cookie:a=b/index.html',
  ]) {
    const answer = await send(get(path));
    const [head = ''] = answer.split('\r\n\r\n');
    expect([path, /\r\nlocation: ?(?:\/\/|\/\\|https?:)/i.test(head)]).toEqual([path, false]);
    expect([path, /\r\n(?:x-evil|set-cookie):/i.test(head)]).toEqual([path, false]);
  }
});

test('serve: invalid HTTP is rejected, and the server keeps running', async () => {
  const head = 'GET / HTTP/1.1\r\nHost: localhost\r\n';
  for (const [what, bytes, statuses] of [
    ['NUL in the address', Buffer.from(`GET /a\0 HTTP/1.1\r\nHost: localhost\r\n\r\n`), [400]],
    ['a broken percent escape', get('/%E0%A4%A'), [400]],
    ['encoded NUL', get('/a%00'), [400]],
    ['a header without end', `${head}X: ${'x'.repeat(100_000)}\r\n\r\n`, [431]],
    ['thousands of headers', `${head}${'X: y\r\n'.repeat(20_000)}\r\n`, [431]],
    ['an address without end', get(`/${'x'.repeat(100_000)}`), [431]],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', [400]],
    ['HTTP/1.0 without a host', 'GET / HTTP/1.0\r\n\r\n', [403]],
    ['the host of another site', 'GET / HTTP/1.1\r\nHost: evil.test\r\nConnection: close\r\n\r\n', [403]],
    ['an absolute address of another host', get('http://evil.test/a', 'Host: evil.test\r\n'), [403]],
    ['a proxy', 'CONNECT localhost:22 HTTP/1.1\r\nHost: localhost\r\n\r\n', [NaN, 400, 405]],
    ['two lengths', `${head}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, [400]],
    ['a length and chunks', `${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, [400]],
    ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [NaN, 400]],
    ['TLS', Buffer.from('160301020001000000', 'hex'), [400]],
    ['HTTP/0.9', 'GET /\r\n\r\n', [400, 403]],
  ] as const) {
    const status = statusOf(await send(bytes));
    expect({ what, status, isExpected: (statuses as readonly number[]).includes(status) }).toEqual({
      what,
      status,
      isExpected: true,
    });
  }
  await expectAlive();
});

test('serve: an HTTP/1.0 request with a host gets a response, and the connection is closed', async () => {
  const answer = await send('GET /a HTTP/1.0\r\nHost: localhost\r\n\r\n');
  expect([statusOf(answer), answer.endsWith('page a')]).toEqual([200, true]);
});

test('serve: pipelined requests get their responses in order', async () => {
  const one = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  const answer = await send(one('/a') + one('/missing') + one('/%00') + get('/'));
  expect([...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual([
    '200',
    '404',
    '400',
    '200',
  ]);
  expect(answer.indexOf('page a')).toBeLessThan(answer.indexOf('not found'));
  expect(answer.endsWith('home')).toBe(true);
});

test("serve: empty and out-of-bounds byte ranges don't crash the server", async () => {
  for (const range of [
    'bytes=0-3',
    'bytes=-1',
    'bytes=9-1',
    'bytes=x-y',
    'bytes=99999999999-',
    'bytes=0-0,2-2',
  ])
    expect([range, statusOf(await send(get('/a', `Host: localhost\r\nRange: ${range}\r\n`))) < 500]).toEqual([
      range,
      true,
    ]);
  await expectAlive();
});

test("serve: clients that send slowly, read nothing, or disconnect don't block other clients", async () => {
  const slow = Array.from({ length: 50 }, () => open());
  for (const socket of slow) socket.write('GET /a HTTP/1.1\r\nHost: loc');
  const idle = Array.from({ length: 20 }, () => open().pause());
  for (const socket of idle) socket.write(get('/large.bin'));
  const gone = Array.from({ length: 20 }, () => open());
  for (const socket of gone)
    socket.write(get('/large.bin'), () => {
      socket.destroy();
    });
  await expectAlive();
  expect(served.server.headersTimeout).toBeGreaterThan(0);
  expect(served.server.requestTimeout).toBeGreaterThan(0);
  const [last] = slow;
  const answer = new Promise<string>((resolve) => last?.once('data', (chunk) => resolve(chunk.toString())));
  last?.write('alhost\r\n\r\n');
  expect(statusOf(await answer)).toBe(200);
  for (const socket of [...slow, ...idle]) socket.destroy();
});

test("serve: requests with unsafe methods don't crash the server or change a page", async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND']) {
    const answer = await send(`${method} /a HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect([method, statusOf(answer) < 500]).toEqual([method, true]);
  }
  await expectAlive();
});

test.each([
  ['bytes=2-4', 206, '234'],
  ['bytes=8-99', 206, '89'],
  ['bytes=99-', 416, ''],
  ['bytes=-3', 200, '0123456789'],
  ['bytes=5-1', 200, '0123456789'],
  ['bytes=0-99999999999999999999', 200, '0123456789'],
  ['bytes=a-b', 200, '0123456789'],
  ['bytes=0-1,3-4', 200, '0123456789'],
  ['lines=1-2', 200, '0123456789'],
])(
  'serve: a request for the range %s gets the status %s and the content "%s"',
  async (range, status, content) => {
    const answer = await send(get('/digits.txt', `Host: localhost\r\nRange: ${range}\r\n`));
    expect([statusOf(answer), answer.split('\r\n\r\n')[1]]).toEqual([status, content]);
  },
);

test('serve: a range is ignored if it depends on a version of the file, because the file may have changed', async () => {
  const answer = await send(get('/digits.txt', 'Host: localhost\r\nIf-Range: "old"\r\nRange: bytes=2-4\r\n'));
  expect([statusOf(answer), answer.split('\r\n\r\n')[1]]).toEqual([200, '0123456789']);
});

test.skipIf(process.platform === 'win32')('serve: named pipes are not read', async () => {
  const pipe = join(folder.dir, 'build/pipe.txt');
  execFileSync('mkfifo', [pipe]);
  expect(statusOf(await send(get('/pipe.txt')))).toBe(404);
  await rm(pipe);
});

test('serve: a URL with a segment that is too long for a file is not found', async () => {
  expect(statusOf(await send(get(`/${'a'.repeat(3000)}`)))).toBe(404);
});

test('serve: a link that replaces 404.html or _headers is not read', async () => {
  for (const name of ['404.html', '_headers']) {
    const file = join(folder.dir, 'build', name);
    await rename(file, `${file}.old`);
    await symlink(join(folder.dir, 'secret.txt'), file);
    const answer = await send(get('/missing'));
    expect([name, statusOf(answer), answer.includes(secret)]).toEqual([name, 404, false]);
    await rm(file);
    await rename(`${file}.old`, file);
  }
});

test.each(['POST', 'PUT', 'DELETE', 'TRACE'])('serve: the method %s is not allowed', async (method) => {
  const answer = await send(get('/a').replace('GET', method));
  expect(statusOf(answer)).toBe(405);
  expect(answer).toContain('allow: GET, HEAD');
});

test('serve: a line in _headers that is not a valid header is ignored', async () => {
  const answer = await send(get('/a'));
  expect(answer).toContain('page a');
  expect(answer).toContain('x-good: yes');
  expect(answer).not.toContain('x-bad');
});
