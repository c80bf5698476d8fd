/**
 * Serves a built site for the tests: `node serve-built.mjs <siteDir> <outDir> <port> [--rebuild]`. Builds the site
 * first if it isn't built yet.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { engine } from '../../../packages/lectern/bin/engine.js';

const { run } = await import(new URL('cli.js', engine).href);
const [site = '', out = '', port = '', flag] = process.argv.slice(2);
const isBuilt = existsSync(join(resolve(out), 'index.html'));

process.exitCode = flag === '--rebuild' || !isBuilt ? await run(['build', site, '--out', out]) : 0;
if (process.exitCode === 0) process.exitCode = await run(['serve', site, '--out', out, '--port', port]);
