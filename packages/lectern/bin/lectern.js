#!/usr/bin/env node
import module from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { engine } from './engine.js';

// Node 22 and later keep what they compile, in a folder for temporary files or that of NODE_COMPILE_CACHE.
module.enableCompileCache?.();
// By default the heap may become four times as large as what is in use before it is cleaned: a build of 10,000 pages would
// take half as much memory again, in the same time.
setFlagsFromString('--heap-growing-percent=50');
const { run } = await import(new URL('cli.js', engine).href);
const code = await run(process.argv.slice(2));
if (code !== undefined) process.exit(code);
