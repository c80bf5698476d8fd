import { dirname, join, sep } from 'node:path';
import type { Cache } from '../../cache/cache.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { LecternError, problem } from '../../diagnostics/diagnostic.js';
import { sampleKey } from '../../markdown/code/sample.js';
import { mapConcurrent } from '../../util/concurrent.js';
import type { CompiledFiles } from '../compile/compiler.js';
import type { Project } from '../project.js';
import type { Session } from '../session.js';
import type { Workspace } from '../workspace.js';
import { cachedResults } from './cached-results.js';
import { checkTypes } from './check-types.js';
import { collectSamples } from './collect.js';
import { setupFingerprint } from './fingerprint.js';
import { isConcerned } from './imports-any.js';
import { outputProblems } from './output.js';
import type { RunResult } from './run-sample.js';
import { runSample } from './run-sample.js';
import { sampleSetup } from './setup.js';
import type { Sample, SampleCounts, SampleModule, SampleProblem, SampleSetup } from './types.js';

export interface SampleReport {
  outputs: Map<string, string>;
  counts: SampleCounts;
  diagnostics: Diagnostic[];
}

export function checkAllSamples({
  session: { workspace, cache },
  projects,
  compiled,
}: {
  session: Session;
  projects: readonly Project[];
  compiled: readonly CompiledFiles[];
}): Promise<SampleReport> {
  const { siteDir } = workspace;
  const samples = projects.map(({ site }, index) =>
    collectSamples({ siteDir, pages: site.pages.values(), compiled: compiled[index] ?? new Map() }),
  );
  return checkSamples({ workspace, samples: samples.flat(), cache, withFiles: true });
}

interface Options {
  workspace: Workspace;
  samples: readonly Sample[];
  cache: Cache;
  withFiles: boolean;
}

/** Type-checks samples, and runs those marked `run`. Samples that have already passed are skipped. */
export async function checkSamples({ workspace, samples, cache, withFiles }: Options): Promise<SampleReport> {
  const { siteDir, config, configFile, locateInConfig: locate } = workspace;
  const { setup, diagnostics, ...whole } = await sampleSetup({
    siteDir,
    config: config.samples,
    configFile,
    locate,
  });
  const specifiers = Object.keys(setup.packages);
  const all = unique([...samples, ...(withFiles ? whole.samples : [])]);
  const concerned = all.filter((sample) => isConcerned({ sample, specifiers }));
  const toRun = all.filter(({ run }) => run);
  const toCheck = concerned.filter(({ check }) => check !== 'never');
  const counts = {
    checked: toCheck.length,
    optedOut: concerned.length - toCheck.length,
    run: toRun.length,
  };
  // If the packages' sources are missing, every sample would fail.
  if (diagnostics.length > 0 || toCheck.length + toRun.length === 0)
    return { outputs: new Map(), counts, diagnostics };
  const context = { setup, cache, fingerprint: await setupFingerprint(setup) };
  const wrong = await typeProblems({ samples: toCheck, ...context }).catch(asDiagnostics);
  if (wrong instanceof LecternError)
    return { outputs: new Map(), counts, diagnostics: [...wrong.diagnostics] };
  const results = await runResults({ samples: toRun.filter((sample) => !wrong.has(sample)), ...context });
  return {
    outputs: outputsOf(results),
    counts,
    diagnostics: [
      ...[...wrong].flatMap(([sample, problems]) =>
        problems.map((found) => diagnostic({ sample, found, kind: 'type' })),
      ),
      ...[...results].flatMap(([sample, result]) =>
        result.ok
          ? outputProblems({ sample, printed: result.output })
          : [diagnostic({ sample, found: result.problem, kind: 'run' })],
      ),
    ],
  };
}

function asDiagnostics(error: unknown): LecternError {
  if (error instanceof LecternError) return error;
  throw error;
}

/** Removes duplicates, because several locales may share a document. */
function unique(samples: readonly Sample[]): Sample[] {
  const key = ({ file, line, code }: Sample): string => `${file}:${line} ${code}`;
  return [...new Map(samples.map((sample) => [key(sample), sample])).values()];
}

interface Context {
  samples: readonly Sample[];
  setup: SampleSetup;
  cache: Cache;
  fingerprint: readonly unknown[];
}

async function typeProblems({
  samples,
  setup,
  cache,
  fingerprint,
}: Context): Promise<Map<Sample, SampleProblem[]>> {
  const results = await cachedResults<Sample, SampleProblem[]>({
    items: samples,
    cache,
    step: 'sample-types',
    keyOf: (sample) => [fingerprint, ...keyOf(sample)],
    make: (missing) =>
      checkTypes({ setup, modules: missing.map((sample, index) => moduleOf({ sample, index, setup })) }),
    isCacheable: (problems) => problems.length === 0,
  });
  return new Map([...results].filter(([, problems]) => problems.length > 0));
}

function runResults({ samples, setup, cache, fingerprint }: Context): Promise<Map<Sample, RunResult>> {
  return cachedResults<Sample, RunResult>({
    items: samples,
    cache,
    step: 'sample-output',
    keyOf: (sample) => [fingerprint, ...keyOf(sample)],
    make: (missing) =>
      mapConcurrent({
        items: missing.map((sample, index) => moduleOf({ sample, index, setup })),
        limit: 2,
        map: (module) => runSample({ module, setup }),
      }),
    // On a busy machine, a sample may be stopped before it prints anything, so don't cache an empty output.
    isCacheable: (result) => result.ok && result.output !== '',
  });
}

/** The key includes the sample's folder, because imports are resolved from there. */
function keyOf({ file, code, extension }: Sample): unknown[] {
  return [dirname(file), extension, code];
}

function moduleOf({
  sample: { file, code, extension },
  index,
  setup,
}: {
  sample: Sample;
  index: number;
  setup: SampleSetup;
}): SampleModule {
  const path = join(setup.siteDir, dirname(file), `lectern-sample-${index}.${extension}`);
  return { path: path.split(sep).join('/'), code };
}

function outputsOf(results: ReadonlyMap<Sample, RunResult>): Map<string, string> {
  return new Map(
    [...results].flatMap(([sample, result]) =>
      result.ok && result.output !== '' ? [[sampleKey(sample), result.output]] : [],
    ),
  );
}

function isWholeFile({ columns }: Sample): boolean {
  return columns.length === 0;
}

function diagnostic({
  sample,
  found,
  kind,
}: {
  sample: Sample;
  found: SampleProblem;
  kind: 'type' | 'run';
}): Diagnostic {
  const location = {
    file: sample.file,
    line: sample.line + found.line - 1,
    column: (sample.columns[found.line - 1] ?? 0) + found.column,
  };
  return kind === 'type'
    ? problem({
        code: 'sample-type-error',
        message: `This code sample does not compile: ${found.message}`,
        hint: isWholeFile(sample)
          ? 'Fix the file, or remove it from `samples.files` in the configuration.'
          : "Fix the sample, or write `no-check` after the language of its code block if the sample can't be complete.",
        ...location,
      })
    : problem({
        code: 'sample-run-failed',
        message: `This code sample failed to run: ${found.message}`,
        hint: 'Fix the sample, or remove `run` after the language of its code block.',
        ...location,
      });
}
