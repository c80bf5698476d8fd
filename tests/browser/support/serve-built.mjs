/**
 * Serves a built site for the tests: `node serve-built.mjs <siteDir> <outDir> <port> [--rebuild]`.
 * It is built first when it was not, or with `--rebuild`.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildSite } from '../../../packages/lectern/dist/build/build.js';
import { openWorkspace } from '../../../packages/lectern/dist/build/project.js';
import { formatDiagnostic, LecternError } from '../../../packages/lectern/dist/diagnostics/diagnostic.js';
import { serveSite } from '../../../packages/lectern/dist/serve/serve.js';

const [site = '', out = '', port = '', flag] = process.argv.slice(2);
const siteDir = resolve(site);
const outDir = resolve(out);

try {
  if (flag === '--rebuild' || !existsSync(join(outDir, 'index.html'))) await buildSite({ siteDir, outDir });
  const { config } = await openWorkspace({ siteDir, mode: 'production' });
  await serveSite({ outDir, base: config.baseUrl, port: Number(port) });
} catch (error) {
  if (!(error instanceof LecternError)) throw error;
  console.error(error.diagnostics.map(formatDiagnostic).join('\n\n'));
  process.exitCode = 1;
}
