/**
 * Runs in a thread. Counts the executed blocks of the engine's code, as V8 does for code coverage, so the result is the
 * same on every machine. Native code (the parser, regular expressions) is not counted.
 */
import { Session } from 'node:inspector/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { constructs } from '../../bench/constructs.mjs';

const dist = new URL('../../packages/lectern/dist/', import.meta.url).href;
const { compileMarkdown } = await import(`${dist}markdown/compile.js`);
const { createPrismHighlighter } = await import(`${dist}markdown/code/prism.js`);
const { describeMarkdown } = await import(`${dist}content/markdown-document.js`);
const highlighter = createPrismHighlighter();

function read(content) {
  const file = { source: 'docs', version: '', file: 'a.md', path: '', content };
  describeMarkdown({ ...file, address: () => ({ id: 'a', route: '/a' }) });
  compileMarkdown({ file: 'a.md', content, highlighter });
}

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

async function stepsOf(content) {
  await session.post('Profiler.takePreciseCoverage');
  read(content);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const ranges = result
    .filter(({ url }) => url.startsWith(dist))
    .flatMap(({ functions }) => functions.flatMap((each) => each.ranges));
  return ranges.reduce((sum, { count }) => sum + count, 0);
}

// This document isn't counted. It triggers work that happens only once, such as loading a grammar.
read('# A\n\n```js\na\n```\n');
const [small, large] = workerData.sizes;
const found = {};
for (const [name, make] of Object.entries(constructs)) {
  read(make(2000));
  found[name] = [await stepsOf(make(small)), await stepsOf(make(large))];
}
parentPort.postMessage(found);
