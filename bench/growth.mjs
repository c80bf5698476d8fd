/**
 * Measures how the time and memory for compiling a document grow with its size, for each construct in `constructs.mjs`:
 * `node bench/growth.mjs [--sizes 62500,1000000] [--only headings] [--write]`. Each document is compiled in a separate
 * process. The exponent shows how time grows with size: 1 is linear, and 2 is quadratic.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readOptions } from '../scripts/options.mjs';
import { constructs } from './constructs.mjs';

const { values } = readOptions({
  options: {
    sizes: { type: 'string', default: '62500,1000000' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
    one: { type: 'string' },
  },
});
const sizes = values.sizes.split(',').map(Number);
const goal = { seconds: 5, megabytes: 500 };

if (values.one !== undefined) await measureHere({ name: values.one, size: sizes[0] });
else compare();

async function measureHere({ name, size }) {
  const dist = new URL('../packages/lectern/dist/', import.meta.url);
  const { compileMarkdown } = await import(new URL('markdown/compile.js', dist));
  const { createPrismHighlighter } = await import(new URL('markdown/code/prism.js', dist));
  const { describeMarkdown } = await import(new URL('content/markdown-document.js', dist));
  const highlighter = createPrismHighlighter();
  const compile = (text) => compileMarkdown({ ...text, highlighter });
  compile({ file: 'first.md', content: '# A\n\n```js\na\n```\n' });
  const content = constructs[name](size);
  const file = { source: 'docs', version: '', file: 'a.md', path: '', content };
  const before = process.cpuUsage();
  describeMarkdown({ ...file, address: () => ({ id: 'a', route: '/a' }) });
  const { diagnostics } = compile({ file: 'a.md', content });
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  const [error] = diagnostics.filter(({ severity }) => severity === 'error');
  const refused =
    error && `${error.code} ${error.line ?? ''}${error.column ? `:${error.column}` : ''}`.trim();
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(JSON.stringify({ seconds, megabytes, refused }));
}

function measure({ name, size }) {
  const script = fileURLToPath(import.meta.url);
  const { status, signal, stdout } = spawnSync(
    process.execPath,
    [script, '--one', name, '--sizes', String(size)],
    { encoding: 'utf8', timeout: 300_000, killSignal: 'SIGKILL' },
  );
  return status === 0 ? JSON.parse(stdout) : { died: signal ?? String(status) };
}

function compare() {
  const names = Object.keys(constructs).filter((name) => name.includes(values.only ?? ''));
  const lines = [`| construct | ${sizes.map((size) => `${size / 1000} kB`).join(' | ')} | exponent | goal |`];
  lines.push(`| --- |${' --- |'.repeat(sizes.length + 2)}`);
  for (const name of names) {
    const results = sizes.map((size) => measure({ name, size }));
    const cells = results.map(({ seconds, megabytes, refused, died }) =>
      died === undefined
        ? `${seconds.toFixed(2)} s, ${megabytes} MB${refused === undefined ? '' : ` (${refused})`}`
        : `died: ${died}`,
    );
    const isGood = results.every(
      ({ seconds, megabytes, died }) =>
        died === undefined && seconds <= goal.seconds && megabytes <= goal.megabytes,
    );
    lines.push(`| ${name} | ${cells.join(' | ')} | ${exponent(results)} | ${isGood ? 'yes' : 'no'} |`);
    console.log(lines.at(-1));
    // The report is written after each result, so an interrupted run keeps the results so far.
    if (values.write) writeFileSync(new URL('results/growth.md', import.meta.url), page(lines));
  }
}

function exponent(results) {
  const result = results.flatMap(({ seconds, refused }, index) =>
    seconds === undefined || refused !== undefined ? [] : [{ seconds, size: sizes[index] }],
  );
  const [first, last] = [result[0], result.at(-1)];
  if (first === undefined || first === last) return '';
  return (Math.log(last.seconds / first.seconds) / Math.log(last.size / first.size)).toFixed(1);
}

function page(lines) {
  return [
    '# Growth by construct',
    '',
    `\`node bench/growth.mjs --write\`, Node ${process.version}. Goal: ${goal.seconds} s and ${goal.megabytes} MB, or an error with its location.`,
    '',
    ...lines,
    '',
  ].join('\n');
}
