import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};
const compressed = /\.(?:html|m?js|css|json|svg|txt|xml)$/;

/**
 * Serves a built site like a typical host: extensionless URLs, Brotli, and immutable caching of hashed files.
 * `compress: false` turns Brotli off, because it takes seconds for large scripts.
 */
export async function serveFolder({ dir, base = '/', compress = true }) {
  const cached = new Map();
  const server = createServer((request, response) => {
    const address = pathOf(request.url ?? '/');
    const file = address?.startsWith(base) ? fileOf({ dir, address: address.slice(base.length) }) : undefined;
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const isCompressed = compress && compressed.test(file);
    const body = cached.get(file) ?? contentOf({ file, isCompressed });
    cached.set(file, body);
    response
      .writeHead(200, {
        'content-type': types[path.extname(file)] ?? 'application/octet-stream',
        ...(isCompressed ? { 'content-encoding': 'br' } : {}),
        'cache-control': file.endsWith('.html') ? 'no-cache' : 'max-age=31536000, immutable',
      })
      .end(body);
  });
  await new Promise((resolve) => server.listen(0, resolve));
  return { url: `http://localhost:${server.address().port}`, close: () => server.close() };
}

function fileOf({ dir, address }) {
  const candidates = [address, `${address}.html`, path.posix.join(address, 'index.html')];
  return candidates
    .map((name) => path.join(dir, name))
    .find((file) => file.startsWith(dir) && existsSync(file) && statSync(file).isFile());
}

/** Returns undefined if the URL is invalid (`//`) or can't be decoded (`/%`). */
function pathOf(url) {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}

function contentOf({ file, isCompressed }) {
  const bytes = readFileSync(file);
  if (!isCompressed) return bytes;
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
}
