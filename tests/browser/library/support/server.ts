import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { recognizerFiles } from '../../../../packages/aac-voice-api/bin/recognizer-files.mjs';
import { modelThatHears } from './model.js';

/**
 * Deliberately strict: the policy allows no inline style or script, and no `blob:`. WebAssembly always needs
 * `wasm-unsafe-eval`.
 */
const POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";
const POLICY_WITH_BLOB = "default-src 'self'; script-src 'self' blob: 'wasm-unsafe-eval'";

/** With this cookie, the server omits the worklet's file, as a bundler might. Other tests aren't affected. */
const WITHOUT_WORKLET = { 'set-cookie': 'worklet=missing' };

const HTML = `<!doctype html>
<html lang="en">
<head><title>A game</title><link rel="icon" href="/icon.svg"><script type="module" src="/page.js"></script></head>
<body><h1>A game</h1><button type="button">Play</button></body>
</html>`;

const GAME = `<!doctype html>
<html lang="en">
<head><title>A game</title><link rel="icon" href="/icon.svg"><script type="module" src="/game.js"></script></head>
<body><h1>A game</h1><nav></nav><p role="status"></p><ol aria-label="Actions"></ol></body>
</html>`;

const HEARS = /^\/models\/hears\/(.*)\.bin$/;

interface Answer {
  readonly type: string;
  readonly body: string | Uint8Array;
  readonly headers?: Record<string, string>;
}

export interface LibraryServer {
  readonly origin: string;
  close(): Promise<void>;
}

export async function serveLibrary(): Promise<LibraryServer> {
  const answers = new Map<string, Answer>([
    ['/', { type: 'text/html', body: HTML }],
    ['/game', { type: 'text/html', body: GAME }],
    ['/without-worklet', { type: 'text/html', body: HTML, headers: WITHOUT_WORKLET }],
    [
      '/without-worklet-blob-allowed',
      {
        type: 'text/html',
        body: HTML,
        headers: { ...WITHOUT_WORKLET, 'content-security-policy': POLICY_WITH_BLOB },
      },
    ],
    [
      '/not-isolated',
      { type: 'text/html', body: HTML, headers: { 'cross-origin-opener-policy': 'unsafe-none' } },
    ],
    ['/icon.svg', { type: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }],
    ['/models/jump.bin', { type: 'application/octet-stream', body: modelThatHears('jump') }],
    ['/models/broken.bin', { type: 'application/octet-stream', body: 'no model' }],
    ...recognizer(),
    ...(await bundle()),
  ]);
  const server = createServer(({ url = '/', headers }, response) => {
    const isMissing = url.includes('capture-worklet') && headers.cookie?.includes('worklet=missing');
    const answer = isMissing ? undefined : (answers.get(url.replace(/\?.*$/, '')) ?? modelAt(url));
    response.writeHead(answer ? 200 : 404, {
      'content-type': answer?.type ?? 'text/plain',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'content-security-policy': POLICY,
      ...answer?.headers,
    });
    response.end(answer?.body ?? 'Not found');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function modelAt(url: string): Answer | undefined {
  const [, text] = HEARS.exec(url) ?? [];
  if (text === undefined) return undefined;
  return { type: 'application/octet-stream', body: modelThatHears(decodeURIComponent(text)) };
}

function recognizer(): [string, Answer][] {
  return [...recognizerFiles()].map(([name, body]) => [
    `/recognizer/${name}`,
    { type: name.endsWith('.js') ? 'text/javascript' : 'application/octet-stream', body },
  ]);
}

async function bundle(): Promise<[string, Answer][]> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('.', import.meta.url)),
    worker: { format: 'es' },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      rolldownOptions: {
        input: ['page', 'game'].map((name) => fileURLToPath(new URL(`./${name}.ts`, import.meta.url))),
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs
    .flatMap((part) => ('output' in part ? part.output : []))
    .map((file) => [
      `/${file.fileName}`,
      { type: 'text/javascript', body: file.type === 'chunk' ? file.code : file.source },
    ]);
}
