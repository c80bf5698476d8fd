import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Alias } from 'vite';
import { bundlerComplaints } from '../bundle/bundle-errors.js';
import type { BundlerComplaint } from '../bundle/bundler-complaint.js';
import type { SampleModule, SampleProblem, SampleSetup } from './types.js';

export type RunResult = { ok: true; output: string } | { ok: false; problem: SampleProblem };

interface Options {
  module: SampleModule;
  setup: SampleSetup;
  /** In milliseconds. */
  timeLimit?: number;
}

/**
 * Types are removed, packages are bundled from their sources, and environment variables that could affect the output
 * are not set.
 */
export async function runSample({ module, setup, timeLimit = 10_000 }: Options): Promise<RunResult> {
  const parent = join(setup.siteDir, '.lectern');
  await mkdir(parent, { recursive: true });
  // The temporary folder is inside the site's folder, so that imports resolve to the site's packages.
  const dir = await mkdtemp(join(parent, 'run-'));
  try {
    const complaint = await bundle({ module, setup, dir });
    if (complaint !== undefined) return complaint;
    return await runFile({ file: join(dir, 'sample.mjs'), module, cwd: setup.siteDir, timeLimit });
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

async function bundle({
  module,
  setup,
  dir,
}: {
  module: SampleModule;
  setup: SampleSetup;
  dir: string;
}): Promise<RunResult | undefined> {
  try {
    const { build } = await import('vite');
    await build({
      root: setup.siteDir,
      configFile: false,
      envFile: false,
      publicDir: false,
      logLevel: 'silent',
      resolve: { alias: Object.entries(setup.packages).map(([name, file]) => aliasOf({ name, file })) },
      plugins: [
        {
          name: 'lectern-sample',
          enforce: 'pre',
          resolveId: (id) => (id === module.path ? id : undefined),
          load: (id) => (id === module.path ? module.code : undefined),
        },
      ],
      build: {
        ssr: true,
        outDir: dir,
        sourcemap: true,
        minify: false,
        target: 'node20',
        rolldownOptions: { input: { sample: module.path }, output: { entryFileNames: '[name].mjs' } },
      },
    });
    return undefined;
  } catch (error) {
    const [{ reason = '', file, line, column } = {} as Partial<BundlerComplaint>] = bundlerComplaints(error);
    const location = file !== undefined && basename(file) === basename(module.path) ? { line, column } : {};
    return failed({ message: reason, ...location });
  }
}

/** Converts an entry in the format of `paths` in `tsconfig.json`, where `*` matches any text, to an alias for Vite. */
function aliasOf({ name, file }: { name: string; file: string }): Alias {
  const pattern = name.replace(/[\\^$.+?()[\]{}|/]/g, String.raw`\$&`).replace('*', '(.*)');
  return { find: new RegExp(`^${pattern}$`), replacement: file.replaceAll('$', '$$$$').replace('*', '$1') };
}

function runFile({
  file,
  module,
  cwd,
  timeLimit,
}: {
  file: string;
  module: SampleModule;
  cwd: string;
  timeLimit: number;
}): Promise<RunResult> {
  const options = {
    cwd,
    timeout: timeLimit,
    killSignal: 'SIGKILL' as const,
    maxBuffer: 1_000_000,
    env: { PATH: process.env.PATH, TZ: 'UTC', LANG: 'en_GB.UTF-8', NO_COLOR: '1' },
  };
  return new Promise((resolve) => {
    execFile(process.execPath, ['--enable-source-maps', file], options, (error, stdout, stderr) => {
      if (error === null) resolve({ ok: true, output: stdout.replace(/\s+$/, '') });
      else if (error.code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER')
        resolve(failed({ message: 'it printed more than a megabyte.' }));
      else if (error.killed)
        resolve(failed({ message: `it did not finish within ${timeLimit / 1000} seconds.` }));
      else resolve(thrown({ stderr, module }));
    });
  });
}

function failed({
  message,
  line = 1,
  column = 1,
}: {
  message: string;
  line?: number | undefined;
  column?: number | undefined;
}): RunResult {
  return { ok: false, problem: { message, line, column } };
}

/** Node prints the location, the line of code with a caret below it, an empty line, the error, and the stack. */
export function thrown({ stderr, module }: { stderr: string; module: SampleModule }): RunResult {
  const error =
    /\n[ \t]*\^+[ \t]*\n\s*(\S[\s\S]*?)(?=\n\s+at |\n+Node\.js v|$)/.exec(stderr)?.[1] ?? stderr.trim();
  const name = basename(module.path).replace(/[.]/g, String.raw`\.`);
  const frame = new RegExp(`${name}:(\\d+):(\\d+)`).exec(stderr) ?? new RegExp(`${name}:(\\d+)`).exec(stderr);
  return failed({
    message: error === '' ? 'its process exited with an error code and no message.' : error,
    line: Number(frame?.[1] ?? 1),
    column: Number(frame?.[2] ?? 1),
  });
}
