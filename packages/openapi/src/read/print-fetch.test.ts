import { expect, it } from 'vitest';
import { printFetch } from './print-fetch.js';
import type { SampleRequest } from './samples.js';

/** Runs the sample, and gives what it would send. */
function sent(request: SampleRequest): Promise<unknown> {
  const code = printFetch(request).replace('const response =', 'return');
  const run = new Function('fetch', `return (async () => { ${code} })()`) as (
    fetch: unknown,
  ) => Promise<unknown>;
  return run((url: string, options: { body?: unknown } = {}) => {
    const { body } = options;
    const form = body instanceof FormData || body instanceof URLSearchParams ? [...body] : body;
    return { url, ...options, body: form };
  });
}

it('prints code that sends the request, whatever letters are in it', async () => {
  const hostile = 'it\'s "q" `$x` \\ \n </script>';
  const headers = [{ name: "X-'A", value: hostile }];
  const url = 'https://a.b/c?d=%27';
  expect(await sent({ method: 'GET', url, headers: [] })).toEqual({ url, body: undefined });
  expect(
    await sent({
      method: 'PUT',
      url,
      headers,
      postData: { mimeType: 'application/json', text: JSON.stringify({ "a'b": [hostile, 1, null, {}, []] }) },
    }),
  ).toEqual({
    url,
    method: 'PUT',
    headers: { "X-'A": hostile },
    body: JSON.stringify({ "a'b": [hostile, 1, null, {}, []] }),
  });
  expect(
    await sent({ method: 'POST', url, headers, postData: { mimeType: 'text/plain', text: hostile } }),
  ).toMatchObject({
    body: hostile,
  });
  for (const mimeType of ['multipart/form-data', 'application/x-www-form-urlencoded']) {
    const postData = { mimeType, params: [{ name: "a'", value: 'it\'s "q"' }] };
    expect(await sent({ method: 'POST', url, headers: [], postData })).toMatchObject({
      body: [["a'", 'it\'s "q"']],
    });
  }
});
