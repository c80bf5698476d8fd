/**
 * Sends generated requests over the network: `node bench/openapi/requests.mjs DOCUMENT… [--count 5] [--seed 1]
 * [--languages curl,JavaScript,Python,PHP,Ruby,Go]`.
 *
 * The seed selects `--count` operations of each document, and values with characters that need escaping. For each
 * operation, the script runs the code samples against a local server, and sends the same request as the console does.
 * `expected-request.mjs` then checks the received requests. Languages that are not installed are skipped. The exit code
 * is 1 if anything differs.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { rolldown } from 'rolldown';
import { parse } from 'yaml';
import { readOptions } from '../../scripts/options.mjs';
import { differences, isBodyless } from './expected-request.mjs';
import { fillForm, randomFrom } from './fill-form.mjs';

const run = promisify(execFile);
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const { values, positionals } = readOptions({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    languages: { type: 'string', default: 'curl,JavaScript,Python,PHP,Ruby,Go' },
    show: { type: 'boolean', default: false },
  },
});

/** `probe` is a command that succeeds only if the language is installed. */
const programs = {
  curl: { file: 'sample.sh', command: ['sh'], probe: ['curl', '--version'] },
  JavaScript: { file: 'sample.mjs', command: ['node'], probe: ['node', '--version'] },
  Python: { file: 'sample.py', command: ['python3'], probe: ['python3', '-c', 'import requests'] },
  HTTPX: { file: 'sample.py', command: ['python3'], probe: ['python3', '-c', 'import httpx'] },
  PHP: { file: 'sample.php', command: ['php'], probe: ['php', '-r', 'curl_init();'] },
  Ruby: { file: 'sample.rb', command: ['ruby'], probe: ['ruby', '--version'] },
  Go: { file: 'sample.go', command: ['go', 'run'], probe: ['go', 'version'] },
  Java: { file: 'Sample.java', command: ['java'], probe: ['javac', '--version'] },
};

const work = mkdtempSync(path.join(tmpdir(), 'requests-'));

async function main() {
  const { openapi } = await import(pathToFileURL(path.join(root, 'packages/openapi/dist/index.js')).href);
  const engine = await bundleConsole();
  const languages = await installed(values.languages.split(','));
  const arrived = [];
  const server = createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method, url, rawHeaders } = request;
    arrived.push({ method, url, headers: pairsOf(rawHeaders), body: Buffer.concat(chunks) });
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${server.address().port}`;
  const random = randomFrom(Number(values.seed));
  const counts = { operations: 0, requests: 0, wrong: 0 };
  const trial = { engine, origin, arrived, random, senders: [...languages, 'console'], counts };
  for (const file of positionals) {
    const document = readDocument({ file, origin });
    const pages = await pagesOf({ openapi, document });
    for (const drawn of draw({ pages, random, count: Number(values.count) }))
      await tryOperation({ ...trial, ...drawn, document, name: path.basename(file) });
  }
  server.close();
  rmSync(work, { recursive: true, force: true });
  console.log(
    `${counts.operations} operations, ${counts.requests} requests by ${trial.senders.join(', ')}: ${counts.wrong} differ.`,
  );
  process.exitCode = counts.wrong === 0 && counts.operations > 0 ? 0 : 1;
}

async function tryOperation({ engine, origin, arrived, random, senders, counts, name, ...drawn }) {
  const { operation } = drawn;
  const filled = fillForm({ engine, random, ...drawn });
  const label = `${name} ${operation.method.toUpperCase()} ${operation.path}`;
  counts.operations += 1;
  for (const sender of senders) {
    // The console refuses to send a body with this method, so there is nothing to compare.
    if (sender === 'console' && filled.body !== undefined && isBodyless({ operation, sender })) continue;
    arrived.length = 0;
    const problem = await send({ sender, origin, ...filled });
    const found =
      arrived.length === 1
        ? differences({ request: arrived[0], document: drawn.document, operation, filled, sender })
        : [`${arrived.length} requests arrived. ${problem}`];
    counts.requests += 1;
    if (found.length > 0) counts.wrong += 1;
    for (const text of found) console.log(`✗ ${label} ${sender}: ${text}`);
    if (found.length > 0 && values.show) console.log(filled.codeOf(sender));
  }
}

/** The engine's own build compiles these modules only for browsers, so this bundles them for Node. */
async function bundleConsole() {
  const source = path.join(root, 'packages/openapi/src');
  const entry = path.join(work, 'engine.ts');
  const modules = [
    'theme/console/chosen-server.ts',
    'theme/console/form.ts',
    'client/check-request.ts',
    'client/build-request.ts',
    'client/fields.ts',
    'model/samples/index.ts',
    'model/samples/more/index.ts',
  ];
  writeFileSync(
    entry,
    modules.map((name) => `export * from ${JSON.stringify(path.join(source, name))};`).join('\n'),
  );
  const bundle = await rolldown({ input: entry, platform: 'node' });
  const output = path.join(work, 'engine.mjs');
  await bundle.write({ file: output, format: 'esm' });
  return import(pathToFileURL(output).href);
}

async function installed(names) {
  const found = await Promise.all(
    names.map((name) => {
      const [program, ...options] = programs[name].probe;
      return run(program, options).then(
        () => [name],
        () => [],
      );
    }),
  );
  return found.flat();
}

function readDocument({ file, origin }) {
  const text = readFileSync(file, 'utf8');
  const document = file.endsWith('.json') ? JSON.parse(text) : parse(text, { maxAliasCount: -1 });
  if (document.swagger !== undefined) {
    document.host = origin.replace('http://', '');
    document.schemes = ['http'];
    document.basePath = '/base';
  } else document.servers = [{ url: `${origin}/base` }];
  for (const item of Object.values(document.paths ?? {})) {
    // Servers and code samples of single paths and operations would send requests to the real server.
    for (const owner of [item, ...Object.values(item)].filter(isObject))
      for (const name of ['servers', 'schemes', 'x-codeSamples', 'x-code-samples'])
        Reflect.deleteProperty(owner, name);
  }
  return document;
}

async function pagesOf({ openapi, document }) {
  const siteDir = mkdtempSync(path.join(work, 'site-'));
  mkdirSync(path.join(siteDir, 'api'));
  writeFileSync(path.join(siteDir, 'api/document.json'), JSON.stringify(document));
  const plugin = openapi({ path: 'api/document.json', onInvalidDocument: 'warn', splitBy: 'operation' });
  const { pages = [] } = await plugin.read({
    siteDir,
    locale: 'en',
    defaultLocale: 'en',
    includeDrafts: false,
    readFile: () => '',
    message: (id) => id,
  });
  return pages.flatMap(({ files = [] }) => {
    const data = files.find((file) => file.path.startsWith('assets/openapi/'))?.json;
    return Object.entries(data?.operations ?? {}).map(([id, operation]) => ({ id, operation, data }));
  });
}

function draw({ pages, random, count }) {
  return pages
    .map((page) => ({ page, key: random() }))
    .sort((a, b) => a.key - b.key)
    .slice(0, count)
    .map(({ page }) => page);
}

/** Returns the error, or an empty string if there is none. */
async function send({ sender, codeOf, outgoing, files }) {
  if (sender === 'console') {
    const { url, init } = outgoing();
    return await fetch(url, init).then(
      () => '',
      (error) => String(error.cause ?? error),
    );
  }
  const dir = mkdtempSync(path.join(work, 'run-'));
  for (const name of files) writeFileSync(path.join(dir, name), `content of ${name}`);
  const { file, command } = programs[sender];
  writeFileSync(path.join(dir, file), codeOf(sender));
  const [program, ...options] = command;
  return await run(program, [...options, file], { cwd: dir, timeout: 120_000 }).then(
    () => '',
    (error) => String(error.stderr || error).slice(0, 500),
  );
}

const isObject = (value) => typeof value === 'object' && value !== null;

function pairsOf(rawHeaders) {
  return rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [[name.toLowerCase(), rawHeaders[index + 1]]] : [],
  );
}

await main();
