#!/usr/bin/env node
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { engine } from './engine.js';

// Makes V8 wait six times as long as by default before it optimizes a function, because most builds end before
// optimized code pays off. A build after one edit takes an eighth less processor time, and a large build takes a
// twentieth less.
setFlagsFromString('--interrupt-budget=400000');
// The bundler's allocator reads these variables when it loads. By default, it keeps freed memory, in huge pages, to
// allocate faster. That would cost 150 MB until the end of a build, although the bundler works for only a second.
process.env.MIMALLOC_PURGE_DELAY ??= '0';
process.env.MIMALLOC_ALLOW_THP ??= '0';
// The bundler's threads read this variable, too. Their parsers recurse for each level of brackets and operators. With
// the default of 2 MB, 2,000 levels in a component would end the process. Only the part that is used takes memory.
process.env.RUST_MIN_STACK ??= String(256 * 1024 * 1024);
// Node 22 and later cache compiled code, in a temporary folder or the one that NODE_COMPILE_CACHE names.
module.enableCompileCache?.();
// A program that reads the output, such as `head`, may stop reading.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
const { run } = await import(new URL('cli.js', engine).href);
const code = await run(process.argv.slice(2), { program: fileURLToPath(import.meta.url) });
if (code !== undefined) {
  // A pipe buffers only 64 kB, so exiting before it is drained loses the rest. An error means that nothing reads the
  // pipe.
  const streams = [process.stdout, process.stderr];
  await Promise.all(
    streams.map((stream) => new Promise((resolve) => stream.once('error', resolve).write('', resolve))),
  );
  process.exit(code);
}
