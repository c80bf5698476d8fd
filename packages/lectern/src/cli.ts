import { closeSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BuildResult } from './build/build.js';
import type { Finisher } from './build/publish/finish.js';
import { readArguments } from './cli/arguments.js';
import { blockedProblem } from './cli/blocked.js';
import { commands } from './cli/commands.js';
import type { LateErrors } from './cli/late-errors.js';
import { watchLateErrors } from './cli/late-errors.js';
import type { Reporter } from './cli/report.js';
import { reporter, reportFailure } from './cli/report.js';
import { watchTimers } from './cli/site-timers.js';
import { endWithSupervisor, isSupervised, tellSupervisor } from './cli/supervise/messages.js';
import { usage } from './cli/usage.js';
import { exitWithoutSite, lostFolder } from './cli/without-site.js';
import { formatDiagnostic, hasErrors, LecternError, problem } from './diagnostics/diagnostic.js';
import { asLecternError, exitCodeOf } from './diagnostics/internal-error.js';
import { didYouMean } from './diagnostics/nearest.js';
import type { Claim } from './plugin/document-hooks.js';
import { createRecorder } from './session/recorder.js';
import { statOf } from './util/files.js';
import { siteWatchdog, trackSiteCode, unsettledSiteCode } from './util/site-code.js';
import { createWatchdog } from './util/watchdog.js';

const watchedCommands: ReadonlySet<string | undefined> = new Set([
  'build',
  'check',
  'merge',
  'doctor',
  'migrate',
  'explain',
  'serve',
  'dev',
]);

interface RunOptions {
  /**
   * Path of the program that this process runs. If undefined, the command doesn't change the current folder, and runs
   * the dev server in this process.
   */
  program?: string | undefined;
}

/** Returns the exit code; undefined if the command has started a server. */
export async function run(
  args: readonly string[],
  { program }: RunOptions = {},
): Promise<number | undefined> {
  const supervised = program === undefined ? undefined : await superviseCommand({ program, args });
  if (supervised !== undefined) return supervised;
  const watchdog = watchedCommands.has(args[0]) ? createWatchdog() : undefined;
  const code = await trackSiteCode({ run: () => runCommand({ args, program }), watchdog });
  if (code !== undefined) watchdog?.stop();
  return code;
}

/** Runs the dev server in a child process. Returns undefined for other commands, and in the child process. */
async function superviseCommand({
  program,
  args,
}: {
  program: string;
  args: readonly string[];
}): Promise<number | undefined> {
  const read = readArguments({ args, env: process.env });
  if (read.mistake !== undefined || read.values.help || read.values.version || isSupervised())
    return undefined;
  const [command, folder = '.'] = read.positionals;
  // If the current folder has been deleted, the command itself reports the error.
  if (command !== 'dev' || lostFolder() !== undefined) return undefined;
  const { superviseServer } = await import('./cli/supervise/supervise.js');
  return superviseServer({ program, args, siteDir: resolve(folder), host: read.values.host });
}

async function runCommand({
  args,
  program,
}: RunOptions & { args: readonly string[] }): Promise<number | undefined> {
  const read = readArguments({ args, env: process.env });
  if (read.mistake !== undefined) {
    console.error(`${read.mistake}\n\n${usage(args[0])}`);
    return 1;
  }
  const { values, positionals, port, shard } = read;
  const [command = '', folder = '.'] = positionals;
  const early = exitWithoutSite({ values, command });
  if (early !== undefined) return early;
  const siteDir = resolve(folder);
  const report = reporter({ json: values.json ?? false });
  // Save the original `process.exit`, because `process.exit` is later replaced by a function that throws an error if
  // site code calls it.
  const exit = process.exit.bind(process);
  siteWatchdog()?.onBlocked((blocked) => {
    const found = blockedProblem({ blocked, pending: unsettledSiteCode(), siteDir });
    reportFailure({ error: new LecternError([found]), json: values.json ?? false, command });
    tellSupervisor({ kind: 'failed', diagnostics: [found] });
    // Close standard error, because Node would otherwise print a message about the debugger.
    closeSync(2);
    exit(exitCodeOf([found]));
  });
  const outDir = resolve(values.out ?? `${siteDir}/build`);
  try {
    const finisher = await finishStopped({ command, siteDir, outDir });
    if (program !== undefined) enterSite({ command, siteDir });
    switch (command) {
      case 'build':
      case 'merge':
      case 'check': {
        const { buildSite } = await import('./build/build.js');
        const recorder = createRecorder();
        const started = performance.now();
        const claims: Claim[] = [];
        const late = watchLateErrors({ siteDir, command });
        const timers = watchTimers();
        const build = () =>
          buildSite({
            siteDir,
            outDir,
            base: values.base,
            force: values.force,
            checkOnly: command === 'check',
            merge: command === 'merge',
            shard,
            noCache: values['no-cache'],
            onStep: report.step,
            onClaims: (found) => void claims.push(...found),
            recorder,
            beforePublishing: late.settle,
          });
        const building = values.update ? withUpdates({ siteDir, build, report }) : build();
        const result = await Promise.race([building, late.failed]).finally(() => {
          late.stop();
          timers.stop();
          if (values.claims) report.claims(claims);
        });
        const ended = performance.now();
        const profile = {
          steps: [{ step: 'start', milliseconds: started }, ...recorder.steps()],
          milliseconds: ended,
          peakMemory: process.resourceUsage().maxRSS * 1024,
        };
        report.done({
          command,
          ...result,
          warnings: [...result.warnings, ...timers.leftovers()],
          milliseconds: Math.round(ended - started),
          ...(values.profile ? { profile } : {}),
        });
        return 0;
      }
      case 'doctor': {
        const { examineSite } = await import('./build/build.js');
        const noCache = values['no-cache'];
        const examine = () =>
          examineSite({ siteDir, outDir, base: values.base, noCache, onStep: report.step });
        const findings = await watched({ siteDir, command, run: examine });
        report.examined(findings);
        return hasErrors(findings.diagnostics) ? exitCodeOf(findings.diagnostics) : 0;
      }
      case 'migrate': {
        const { migrate } = await import('./cli/migrate.js');
        report.migrated(await watched({ siteDir, command, run: () => migrate({ siteDir }) }));
        return 0;
      }
      case 'explain': {
        const { explain } = await import('./cli/explain.js');
        const of = { code: positionals[1], siteDir: resolve(positionals[2] ?? '.'), json: values.json };
        console.log(await watched({ siteDir: of.siteDir, command, run: () => explain(of) }));
        return 0;
      }
      case 'init': {
        const { init } = await import('./cli/init/index.js');
        report.created(await init({ folder: positionals[1], plugin: values.plugin, plugins: values.with }));
        return 0;
      }
      case 'serve': {
        const { serveSite } = await import('./serve/serve.js');
        const { openWorkspace } = await import('./session/workspace.js');
        const open = () => openWorkspace({ siteDir, base: values.base, mode: 'production' });
        const { config } = await watched({ siteDir, command, run: open });
        siteWatchdog()?.stop();
        if (statOf(outDir)?.isDirectory() !== true) throw new LecternError([notBuilt(outDir)]);
        const { url } = await serveSite({
          outDir,
          base: config.baseUrl,
          port,
          host: values.host,
          finish: finisher?.finish,
          allowedHosts: config.allowedHosts,
        });
        keepServing({ siteDir, command });
        report.serving(url);
        return undefined;
      }
      case 'dev': {
        endWithSupervisor();
        const { startDevServer } = await import('./dev/server.js');
        const late = keepServing({ siteDir, command });
        const starting = startDevServer({ siteDir, base: values.base, port, host: values.host });
        const { url } = await Promise.race([starting, late.failed]);
        report.serving(url);
        tellSupervisor({ kind: 'ready', url });
        return undefined;
      }
      default:
        console.error(
          `There is no command "${command}".${didYouMean({ found: command, known: commands.map(({ name }) => name) })}\n\n${usage()}`,
        );
        return 1;
    }
  } catch (error) {
    const failure = asLecternError({ error, doing: `running the command "${command}"` });
    reportFailure({ error: failure, json: values.json ?? false, command });
    tellSupervisor({ kind: 'failed', diagnostics: failure.diagnostics });
    return exitCodeOf(failure.diagnostics);
  }
}

async function withUpdates({
  siteDir,
  build,
  report,
}: {
  siteDir: string;
  build: () => Promise<BuildResult>;
  report: Reporter;
}): Promise<BuildResult> {
  const { applyUpdates } = await import('./cli/apply-updates.js');
  const first = await build().catch((error: unknown) => {
    if (error instanceof LecternError) return error;
    throw error;
  });
  const diagnostics = first instanceof LecternError ? first.diagnostics : first.warnings;
  const updates = applyUpdates({ siteDir, diagnostics });
  report.updated(updates);
  if (updates.length > 0) return build();
  if (first instanceof LecternError) throw first;
  return first;
}

/** Rejects if the task fails, or if site code throws an uncaught error or never finishes. */
function watched<Result>({
  run: task,
  ...command
}: {
  siteDir: string;
  command: string;
  run: () => Promise<Result>;
}): Promise<Result> {
  const late = watchLateErrors(command);
  return Promise.race([task(), late.failed]).finally(late.stop);
}

function keepServing(command: { siteDir: string; command: string }): LateErrors {
  return watchLateErrors({
    ...command,
    report: (diagnostic) => console.error(`${formatDiagnostic(diagnostic)}\n`),
  });
}

/**
 * Call this before the configuration is read. Otherwise, an error in the configuration would leave the site partially
 * published.
 */
async function finishStopped({
  command,
  siteDir,
  outDir,
}: {
  command: string;
  siteDir: string;
  outDir: string;
}): Promise<Finisher | undefined> {
  if (!['build', 'check', 'merge', 'serve', 'dev'].includes(command)) return undefined;
  const { createFinisher } = await import('./build/publish/finish.js');
  const finisher = createFinisher({ siteDir, outDir });
  for (const warning of await finisher.finish()) console.warn(formatDiagnostic(warning));
  return finisher;
}

/**
 * Tools such as Tailwind look for files in the current folder, and paths in the bundler's messages are relative to it.
 */
function enterSite({ command, siteDir }: { command: string; siteDir: string }): void {
  if (command === 'init' || command === 'explain') return;
  if (statSync(siteDir, { throwIfNoEntry: false })?.isDirectory()) process.chdir(siteDir);
}

function notBuilt(outDir: string) {
  return problem({
    code: 'not-built',
    message: `There is no built site in ${outDir}.`,
    hint: 'Build it first: lectern build <siteDir>.',
  });
}
