/**
 * A single process builds many sites ten times as fast as one process for each. It reads their folders and files as
 * JSON from standard input, and prints JSON.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { engine } from '../../packages/lectern/bin/engine.js';

const { run } = await import(new URL('cli.js', engine).href);
const { dir, sites } = JSON.parse(await text(process.stdin));
const log = console.log;
const outcomes = [];
for (const files of sites) {
  const lines = [];
  console.log = console.error = (line = '') => lines.push(line);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), content);
  }
  const code = await run(['build', dir]);
  outcomes.push({ code, text: lines.join('\n') });
  for (const file of Object.keys(files)) rmSync(join(dir, file));
}
log(JSON.stringify(outcomes));
process.exit(0);
