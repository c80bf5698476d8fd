import { printPython } from '../python.js';
import type { SampleRequest } from '../request.js';

export function printHttpx(request: SampleRequest): string {
  const code = printPython(request)
    .replace('import requests', 'import httpx')
    .replace('response = requests.', 'response = httpx.');
  const { body } = request;
  // `httpx.get` and the other shorthand functions for these methods don't accept a body.
  const isShort = /httpx\.(?:get|delete|head|options)\(/.test(code);
  const called =
    body !== undefined && isShort
      ? code.replace(
          /httpx\.(\w+)\(/,
          (_, method: string) => `httpx.request(\n    "${method.toUpperCase()}",`,
        )
      : code;
  if (body?.kind === 'file' || body?.kind === 'text') return called.replace(/^ {4}data=/m, '    content=');
  if (body?.kind !== 'urlencoded') return called;
  return called.replace(
    /^ {4}data=\[[\s\S]*?^ {4}\],/m,
    `    content=${JSON.stringify(body.pairs.join('&'))},`,
  );
}
