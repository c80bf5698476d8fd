import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { settledUntilNow } from '../cache/file-memory.js';
import type { ConfigNote } from '../config/foreign-config.js';
import type { CspSources } from '../content/types.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { hasErrors, LecternError, sortDiagnostics } from '../diagnostics/diagnostic.js';
import { asLecternError, guarded } from '../diagnostics/internal-error.js';
import type { Claim } from '../plugin/document-hooks.js';
import type { Recorder } from '../session/recorder.js';
import { noRecorder } from '../session/recorder.js';
import { trackStuckPages } from '../session/render/stuck-pages.js';
import type { SampleCounts } from '../session/samples/types.js';
import { openSession } from '../session/session.js';
import { findShards, shardDir } from '../session/shard.js';
import type { Shard } from '../session/shard-name.js';
import type { Sharing } from '../session/sharing.js';
import type { UnifiedCost } from '../session/workers/worker-pool.js';
import type { Workspace } from '../session/workspace.js';
import { openWorkspace } from '../session/workspace.js';
import { withFileLock } from '../util/file-lock.js';
import type { PagesOfSource } from './make-site.js';
import { makeSite } from './make-site.js';
import { openCopies } from './publish/copies.js';
import { openOutput } from './publish/output.js';
import type { Stage } from './publish/publish.js';
import { openSafely } from './publish/safely.js';
import { openFolderCache } from './search/folder-cache.js';

export interface BuildOptions {
  siteDir: string;
  /** Default: `build` in the site's folder. */
  outDir?: string | undefined;
  base?: string | undefined;
  /** Whether to write to an output folder that no build of this site created. Files that no build wrote are kept. */
  force?: boolean | undefined;
  checkOnly?: boolean | undefined;
  noCache?: boolean | undefined;
  /** Builds only this shard. Its pages are stored for a later build with `merge`, and nothing is published. */
  shard?: Shard | undefined;
  merge?: boolean | undefined;
  onStep?: (step: string) => void;
  /** Called even if the build fails. */
  onClaims?: (claims: readonly Claim[]) => void;
  recorder?: Recorder;
  /** Called before the output is published or discarded. If it throws, the build fails, and nothing is published. */
  beforePublishing?: () => Promise<void>;
}

export interface BuildResult {
  pages: number;
  sources: readonly PagesOfSource[];
  outDir: string;
  samples: SampleCounts;
  unified?: UnifiedCost | undefined;
  warnings: Diagnostic[];
  origins: CspSources;
  /** Number of items that each plug-in checked or skipped, by plug-in name and item type. */
  counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  notes: readonly ConfigNote[];
}

/** @throws LecternError with all errors in the site. In that case, nothing is published. */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { diagnostics, configFile: _, ...result } = await runBuild(options);
  if (hasErrors(diagnostics)) throw new LecternError(diagnostics);
  return { ...result, warnings: diagnostics };
}

export interface Findings extends Omit<BuildResult, 'warnings'> {
  configFile: string;
  diagnostics: Diagnostic[];
}

/**
 * Does everything that a build does, except publishing.
 * @throws LecternError when the configuration cannot be read, or because of a bug in the engine.
 */
export function examineSite(options: Omit<BuildOptions, 'checkOnly'>): Promise<Findings> {
  return runBuild({ ...options, checkOnly: true });
}

async function runBuild(options: BuildOptions): Promise<Findings> {
  const { siteDir, recorder = noRecorder, onStep = () => undefined } = options;
  const checkOnly = options.checkOnly === true || options.shard !== undefined;
  const outDir = options.outDir ?? join(siteDir, 'build');
  const { workspace, stage } = await recorder.time('config', () =>
    openStage({ ...options, outDir, checkOnly }),
  );
  const run = () => buildIn({ options: { ...options, outDir, checkOnly }, workspace, stage });
  if (checkOnly) return run();
  return withFileLock({
    file: `${stage.dir}.lock`,
    isLong: true,
    onWait: () => onStep('wait for another build of this site'),
    run,
  });
}

async function buildIn({
  options,
  workspace,
  stage,
}: {
  options: BuildOptions & { outDir: string; checkOnly: boolean };
  workspace: Workspace;
  stage: Stage;
}): Promise<Findings> {
  const { siteDir, outDir, checkOnly, shard, noCache = false, recorder = noRecorder } = options;
  const { onStep = () => undefined, onClaims = () => undefined } = options;
  const { merge = false, beforePublishing = () => undefined } = options;
  const { cacheDir } = workspace;
  const isSettled = settledUntilNow(join(cacheDir, 'clock'));
  const { remote } = workspace.config.cache;
  const shards = merge ? findShards(siteDir) : undefined;
  const shardFolder = shard === undefined ? undefined : shardDir({ siteDir, shard });
  if (shardFolder !== undefined) await rm(shardFolder, { recursive: true, force: true });
  const sharing: Sharing = {
    remote: noCache ? undefined : remote,
    shards: shards?.dirs,
    shard: shardFolder,
  };
  const session = await openSession({ workspace, isSettled, isForAll: true, recorder, sharing });
  const { store, workers, shared } = session;
  const output = openOutput({ ...stage, copies: await openCopies({ store, isSettled }), checkOnly });
  const folders = await openFolderCache({ store, output, shared });
  try {
    const result = await makeSite({
      session,
      output,
      folders,
      shard,
      emitted: new Map(),
      stuck: trackStuckPages(),
      checkOnly,
      onStep,
      onClaims,
    });
    const isFaulty = hasErrors(result.diagnostics);
    if (shard !== undefined && !isFaulty) await recorder.time('share results', () => shared.save());
    await beforePublishing();
    await recorder.time('publish', () =>
      guarded({
        doing: `publishing to ${outDir}`,
        run: () => (checkOnly || isFaulty ? output.discard() : output.publish()),
      }),
    );
    await recorder.time('keep results', () => store.save({ prune: !isFaulty }));
    if (!checkOnly && !isFaulty) await recorder.time('share results', () => shared.save());
    const warnings = [...output.warnings, ...shared.warnings, ...(shards?.warnings ?? [])];
    return {
      pages: result.pages.length,
      sources: result.sources,
      outDir: shardFolder ?? outDir,
      samples: result.samples,
      unified: workers.unifiedCost(),
      diagnostics: sortDiagnostics([...warnings, ...result.diagnostics]),
      origins: result.origins,
      counts: Object.fromEntries(result.counts),
      notes: workspace.configNotes,
      configFile: workspace.configFile,
    };
  } catch (error) {
    // If cleanup fails, still report the original error.
    await Promise.allSettled([output.discard(), store.save({ prune: false })]);
    throw asLecternError({ error, doing: 'building the site' });
  } finally {
    shared.close();
    await workers.close();
    if (noCache) await rm(cacheDir, { recursive: true, force: true });
  }
}

async function openStage({
  siteDir,
  outDir,
  base,
  force = false,
  checkOnly = false,
  noCache = false,
}: BuildOptions & { outDir: string }): Promise<{ workspace: Workspace; stage: Stage }> {
  const open = () => openWorkspace({ siteDir, base, mode: 'production', noCache });
  if (!checkOnly) return openSafely({ siteDir, outDir, force, open });
  return {
    workspace: await open(),
    stage: { outDir: resolve(outDir), dir: join(siteDir, `.lectern/check-${process.pid}`), site: '' },
  };
}
