import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import type { LocateInConfig } from '../../config/load.js';
import type { SamplesConfig } from '../../config/schema/samples.js';
import { listFiles } from '../../content/source-files.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { problem } from '../../diagnostics/diagnostic.js';
import type { Sample, SampleSetup } from './types.js';

interface Options {
  siteDir: string;
  config: SamplesConfig;
  configFile: string;
  locate: LocateInConfig;
}

export async function sampleSetup({ siteDir, config, configFile, locate }: Options): Promise<{
  setup: SampleSetup;
  samples: Sample[];
  diagnostics: Diagnostic[];
}> {
  const packages = Object.fromEntries(
    Object.entries(config.packages).map(([name, file]) => [name, resolve(siteDir, file)]),
  );
  const files = await listFiles({ dir: siteDir, include: config.files, exclude: ['**/node_modules/**'] });
  const [declarations, modules] = [files.filter(isDeclaration), files.filter((file) => !isDeclaration(file))];
  const named = [
    ...Object.entries(config.packages).map(([name, file]) => ({ path: ['samples', 'packages', name], file })),
    ...(config.tsconfig === undefined ? [] : [{ path: ['samples', 'tsconfig'], file: config.tsconfig }]),
  ];
  const missing = named.filter(({ file }) => !file.includes('*') && !existsSync(resolve(siteDir, file)));
  return {
    setup: {
      siteDir,
      packages,
      tsconfig: config.tsconfig === undefined ? undefined : resolve(siteDir, config.tsconfig),
      declarations: declarations.map((file) => join(siteDir, file)),
    },
    samples: await Promise.all(modules.map((file) => wholeFile({ siteDir, file }))),
    diagnostics: [
      ...missing.map(({ path, file }) => missingFile({ path, file, configFile, locate })),
      ...(config.files.length > 0 && files.length === 0 ? [noFiles({ configFile, locate })] : []),
    ],
  };
}

function isDeclaration(file: string): boolean {
  return /\.d\.[cm]?ts$/.test(file);
}

async function wholeFile({ siteDir, file }: { siteDir: string; file: string }): Promise<Sample> {
  const extension = extname(file).slice(1).replace(/^[cm]/, '') as Sample['extension'];
  const code = await readFile(join(siteDir, file), 'utf8');
  return { file, code, extension, line: 1, columns: [], check: 'always', run: false };
}

function missingFile({
  path,
  file,
  configFile,
  locate,
}: {
  path: string[];
  file: string;
  configFile: string;
  locate: LocateInConfig;
}): Diagnostic {
  return problem({
    code: 'missing-sample-module',
    message: `\`${path.join('.')}\` names the file ${file}, which does not exist.`,
    hint: 'Correct the path, which is relative to the site folder.',
    file: configFile,
    ...locate(path),
  });
}

/** Without this error, the checks would silently stop when the sample files are moved. */
function noFiles({ configFile, locate }: Pick<Options, 'configFile' | 'locate'>): Diagnostic {
  const path = ['samples', 'files'];
  return problem({
    code: 'missing-sample-module',
    message: "The patterns in `samples.files` don't match any file.",
    hint: 'Correct the patterns, which are relative to the site folder, such as samples/*.ts.',
    file: configFile,
    ...locate(path),
  });
}
