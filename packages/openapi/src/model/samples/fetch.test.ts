import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '../../read/__fixtures__/temp-folder.js';
import { printFetch } from './fetch.js';
import type { SampleBody } from './request.js';

const hostile = 'it\'s "q" `$x` \\ \n </script>';
const url = 'https://a.b/c?d=%27';

async function sent(body: SampleBody | undefined, headers: [string, string][] = []): Promise<unknown> {
  const code = printFetch({ method: body === undefined ? 'GET' : 'PUT', url, headers, body }).replace(
    'const response =',
    'export default',
  );
  const dir = await tempFolder({});
  await writeFile(join(dir, 'lamp.png'), 'light');
  const fetch = `const fetch = (url, { body, ...options } = {}) => ({ url, ...options, body });\n`;
  const file = join(dir, 'sample.mjs');
  await writeFile(file, fetch + code.replaceAll("'lamp.png')", `${JSON.stringify(join(dir, 'lamp.png'))})`));
  const { default: found } = (await import(file)) as { default: { body?: unknown } };
  const isForm = found.body instanceof FormData || found.body instanceof URLSearchParams;
  return { ...found, body: isForm ? [...(found.body as FormData)] : found.body };
}

it('code samples for fetch send the request unchanged, even if it contains quotes, backslashes, or line breaks', async () => {
  const headers: [string, string][] = [["X-'A", hostile]];
  expect(await sent(undefined)).toEqual({ url, body: undefined });
  const value = { "a'b": [hostile, 1, null, {}, []], __proto__x: 1 };
  expect(
    await sent({ kind: 'text', mediaType: 'application/json', text: JSON.stringify(value) }, headers),
  ).toEqual({ url, method: 'PUT', headers: { "X-'A": hostile }, body: JSON.stringify(value) });
  expect(await sent({ kind: 'text', mediaType: 'text/plain', text: hostile })).toMatchObject({
    body: hostile,
  });
  expect(
    await sent({ kind: 'urlencoded', mediaType: 'x', pairs: ['a%27=1%3D2', 'a%27=', 'b=c=d'] }),
  ).toMatchObject({
    body: [
      ["a'", '1=2'],
      ["a'", ''],
      ['b', 'c=d'],
    ],
  });
});

it('code samples for fetch open the files to upload', async () => {
  const parts = [
    { name: "a'", value: hostile },
    { name: 'meta', value: '{"a":1}', type: 'application/json' },
    { name: 'image', file: 'lamp.png' },
  ];
  const { body } = (await sent({ kind: 'multipart', mediaType: 'multipart/form-data', parts })) as {
    body: [string, File | string][];
  };
  expect(body[0]).toEqual(["a'", hostile]);
  expect(body[1]?.[1]).toMatchObject({ type: 'application/json' });
  const image = body.at(-1) ?? ['', ''];
  expect([image[0], await new Response(image[1]).text()]).toEqual(['image', 'light']);
  const whole = (await sent({ kind: 'file', mediaType: 'image/png', file: 'lamp.png' })) as { body: Blob };
  expect(await whole.body.text()).toBe('light');
});

it('code samples for fetch leave out the body of a GET request, because fetch would throw', () => {
  const body: SampleBody = { kind: 'text', mediaType: 'application/json', text: '{}' };
  expect(printFetch({ method: 'GET', url, headers: [], body })).toBe(
    `// fetch can't send the body of this GET request.\nconst response = await fetch('https://a.b/c?d=%27');`,
  );
});
