import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tempFolder } from '../../../read/__fixtures__/temp-folder.js';
import { printCurl } from '../curl.js';
import { printPython } from '../python.js';
import type { SampleRequest } from '../request.js';
import { moreLanguages } from './index.js';
import { moreLanguageNames } from './names.js';

const run = promisify(execFile);

interface Arrived {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

const arrived: Arrived[] = [];
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { method, url, headers } = request;
  arrived.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
  response.end('ok');
});
let address = '';

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

// biome-ignore lint/suspicious/noTemplateCurlyInString: other languages would replace this placeholder.
const hostile = 'it\'s "q" `$x` \\ #{1} ${2} \\(3) ü</script>';

function requests(): SampleRequest[] {
  const common = { method: 'POST', url: `${address}/a?b=c%20d`, headers: [['X-Key', 'a"b']] as const };
  const typed = (type: string) => [...common.headers, ['Content-Type', type] as const];
  return [
    { ...common, method: 'GET' },
    {
      ...common,
      headers: typed('application/json'),
      body: {
        kind: 'text',
        mediaType: 'application/json',
        text: JSON.stringify({ a: [hostile, null, true, {}] }),
      },
    },
    {
      ...common,
      headers: typed('application/x-www-form-urlencoded'),
      body: {
        kind: 'urlencoded',
        mediaType: 'application/x-www-form-urlencoded',
        pairs: ['a=1', 'a=b%3Dc%26'],
      },
    },
    {
      ...common,
      headers: typed('image/png'),
      body: { kind: 'file', mediaType: 'image/png', file: 'lamp.png' },
    },
    {
      ...common,
      body: {
        kind: 'multipart',
        mediaType: 'multipart/form-data',
        parts: [
          { name: 'name', value: hostile },
          { name: 'meta', value: '{"a":1}', type: 'application/json' },
          { name: 'tag', value: 'first' },
          { name: 'tag', value: 'second' },
          { name: 'image', file: 'lamp.png' },
        ],
      },
    },
  ];
}

interface Program {
  print: (request: SampleRequest) => string;
  file: string;
  command: readonly [string, ...string[]];
  probe: readonly [string, ...string[]];
}

const none = (): string => '';
const programs: Record<string, Program> = {
  curl: { print: printCurl, file: 'sample.sh', command: ['sh'], probe: ['curl', '--version'] },
  Python: {
    print: printPython,
    file: 'sample.py',
    command: ['python3'],
    probe: ['python3', '-c', 'import requests'],
  },
  HTTPX: {
    print: moreLanguages.HTTPX ?? none,
    file: 'sample.py',
    command: ['python3'],
    probe: ['python3', '-c', 'import httpx'],
  },
  Go: {
    print: moreLanguages.Go ?? none,
    file: 'sample.go',
    command: ['go', 'run'],
    probe: ['go', 'version'],
  },
  Java: {
    print: moreLanguages.Java ?? none,
    file: 'Sample.java',
    // In a program that runs for only a second, the optimizing JIT compiler costs more time than it saves.
    command: ['java', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'],
    probe: ['javac', '--version'],
  },
  PHP: {
    print: moreLanguages.PHP ?? none,
    file: 'sample.php',
    command: ['php'],
    probe: ['php', '-r', 'curl_init();'],
  },
  Ruby: {
    print: moreLanguages.Ruby ?? none,
    file: 'sample.rb',
    command: ['ruby'],
    probe: ['ruby', '--version'],
  },
};

function isInstalled({ probe: [program, ...options] }: Program): Promise<boolean> {
  return run(program, options).then(
    () => true,
    () => false,
  );
}

async function sentBy({
  program: {
    print,
    file,
    command: [name, ...options],
  },
  request,
}: {
  program: Program;
  request: SampleRequest;
}): Promise<Arrived | undefined> {
  const dir = await tempFolder({});
  await writeFile(join(dir, 'lamp.png'), 'light');
  await writeFile(join(dir, file), print(request));
  arrived.length = 0;
  await run(name, [...options, file], { cwd: dir });
  return arrived[0];
}

async function partsOf({ body, headers }: Arrived): Promise<unknown[]> {
  const form = await new Response(body, {
    headers: { 'content-type': headers['content-type'] ?? '' },
  }).formData();
  return Promise.all(
    [...form].map(async ([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.name, await value.text()],
    ),
  );
}

test.each(Object.entries(programs))(
  'code samples in %s send the request, if the language is installed',
  { timeout: 300_000 },
  async (_, program) => {
    if (!(await isInstalled(program))) return;
    const [plain, json, pairs, file, form] = await Promise.resolve(
      requests().reduce<Promise<(Arrived | undefined)[]>>(
        async (before, request) => [...(await before), await sentBy({ program, request })],
        Promise.resolve([]),
      ),
    );
    expect(plain).toMatchObject({ method: 'GET', url: '/a?b=c%20d', body: '', headers: { 'x-key': 'a"b' } });
    expect(JSON.parse(json?.body ?? '')).toEqual({ a: [hostile, null, true, {}] });
    expect(json?.headers['content-type']).toBe('application/json');
    expect([...new URLSearchParams(pairs?.body)]).toEqual([
      ['a', '1'],
      ['a', 'b=c&'],
    ]);
    expect(file).toMatchObject({ body: 'light', headers: { 'content-type': 'image/png' } });
    expect(form?.headers['content-type']).toContain('multipart/form-data');
    const [name, meta, first, second, image] = form === undefined ? [] : await partsOf(form);
    expect(name).toEqual(['name', hostile]);
    expect(meta).toEqual(['meta', '{"a":1}']);
    expect(form?.body).toMatch(
      /; name="?meta"?\r\n(?:content-[lt].+\r\n)*content-type: application\/json\r\n/i,
    );
    expect([first, second]).toEqual([
      ['tag', 'first'],
      ['tag', 'second'],
    ]);
    expect(image).toEqual(['image', 'lamp.png', 'light']);
  },
);

test('code samples: moreLanguageNames lists every language in moreLanguages', () => {
  expect(Object.keys(moreLanguages)).toEqual([...moreLanguageNames]);
});

test.each(Object.entries(moreLanguages))('code samples in %s cover each type of body', (_, print) => {
  address = 'https://api.example';
  expect(requests().map(print).join('\n\n')).toMatchSnapshot();
});
