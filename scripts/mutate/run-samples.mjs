import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { globSync } from 'tinyglobby';
import { build } from 'vite';

const LIBRARY = '@aacommodate/aac-voice-api';
const DOCUMENTS = [
  'site/docs/**/*.{md,mdx}',
  'site/tutorial/**/*.{md,mdx}',
  'packages/aac-voice-api/src/*.ts',
];
const SAMPLE = /^( *(?:\* )?)```[jt]sx? (?:[^\n]* )?run(?: [^\n]*)?\n([\s\S]*?)^\1```/gmu;

export function samplesIn(folder) {
  const files = DOCUMENTS.flatMap((pattern) => globSync(pattern, { cwd: folder }));
  return files
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...readFileSync(path.join(folder, file), 'utf8').matchAll(SAMPLE)]
        .map(([, , code]) => (file.endsWith('.ts') ? code.replaceAll(/^ *\* ?/gmu, '') : code))
        .filter((code) => code.includes(LIBRARY) || code.includes('aac-voice-api/src'))
        .map((code, index) => ({ name: `${file.replaceAll(/\W/gu, '-')}-${index}`, file, code })),
    );
}

/**
 * Samples run in one bundle, and only until `until` returns true. If a sample fails, its output starts with `failed: `.
 */
export async function runSamples({ folder, samples, until = () => false }) {
  const outDir = path.join(folder, 'site/.lectern/mutate');
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  await bundle({ folder, samples, outDir });
  const printed = new Map();
  for (const { name } of samples) {
    printed.set(name, await run({ file: path.join(outDir, `${name}.mjs`), cwd: path.join(folder, 'site') }));
    if (until({ name, output: printed.get(name) })) break;
  }
  return printed;
}

async function bundle({ folder, samples, outDir }) {
  const modules = new Map(
    samples.map(({ name, file, code }) => [path.join(folder, path.dirname(file), `${name}.ts`), code]),
  );
  await build({
    root: path.join(folder, 'site'),
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'silent',
    resolve: {
      alias: [
        {
          find: new RegExp(`^${LIBRARY}$`),
          replacement: path.join(folder, 'packages/aac-voice-api/src/index.ts'),
        },
      ],
    },
    plugins: [
      {
        name: 'samples',
        enforce: 'pre',
        resolveId: (id) => (modules.has(id) ? id : undefined),
        load: (id) => modules.get(id),
      },
    ],
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      minify: false,
      target: 'node20',
      rolldownOptions: { input: [...modules.keys()], output: { entryFileNames: '[name].mjs' } },
    },
  });
}

async function run({ file, cwd }) {
  const env = { PATH: process.env.PATH, TZ: 'UTC', LANG: 'en_GB.UTF-8', NO_COLOR: '1' };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [file], { cwd, env, timeout: 20_000 });
    return stdout.trimEnd();
  } catch (error) {
    return `failed: ${error.stderr}`;
  }
}
