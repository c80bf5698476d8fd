import { join } from 'node:path';
import type { Cache } from '../cache/file-cache.js';
import { fileCache } from '../cache/file-cache.js';
import type { IsSettled } from '../cache/file-memory.js';
import { openFileMemory } from '../cache/file-memory.js';
import type { ReadMemory } from '../cache/read-memory.js';
import { createReadMemory } from '../cache/read-memory.js';
import type { SharedCache } from '../cache/shared/shared-cache.js';
import type { Store } from '../cache/store.js';
import { openStore } from '../cache/store.js';
import { checkPaths } from '../config/check-paths.js';
import { LecternError } from '../diagnostics/diagnostic.js';
import { compileMarkdown } from '../markdown/compile.js';
import { siteWatchdog } from '../util/site-code.js';
import { textCompiler } from './compile/compile-text.js';
import type { Compiler } from './compile/compiler.js';
import { createCompiler } from './compile/compiler.js';
import type { LiveModules } from './compile/live-modules.js';
import { openLiveModules } from './compile/live-modules.js';
import { unifiedSources } from './compile/unified-sources.js';
import type { Recorder } from './recorder.js';
import { noRecorder } from './recorder.js';
import type { TextOptions } from './render/highlight.js';
import type { Sharing } from './sharing.js';
import { openSharing } from './sharing.js';
import { textOptions } from './text-options.js';
import type { WorkerPool } from './workers/worker-pool.js';
import { createWorkerPool } from './workers/worker-pool.js';
import type { Workspace } from './workspace.js';

/** A build or dev server opens a session, and passes it to the steps: read, compile, assemble, render. */
export interface Session {
  workspace: Workspace;
  /** Version of the engine. Results are never reused across versions. */
  version: string;
  /** Many small results in tables. They are saved at the end of a build. */
  store: Store;
  /** A few large results, each in its own file. */
  cache: Cache;
  shared: SharedCache;
  /** Parsed files, kept until they change. */
  memory: ReadMemory;
  workers: WorkerPool;
  code: TextOptions;
  compiler(): Promise<Compiler>;
  live: LiveModules;
  recorder: Recorder;
}

export async function openSession({
  workspace,
  isSettled,
  isForAll = false,
  recorder = noRecorder,
  sharing = {},
}: {
  workspace: Workspace;
  /** Decides which parsed files later sessions may reuse. By default, parsed files are kept only in this session. */
  isSettled?: IsSettled;
  /**
   * Whether all documents will be compiled, which makes threads worthwhile. By default, only a few documents are
   * compiled, on request.
   */
  isForAll?: boolean;
  recorder?: Recorder | undefined;
  /** By default, nothing is shared, because the dev server builds few pages and has its own cache. */
  sharing?: Sharing;
}): Promise<Session> {
  const { cacheDir, config, siteDir, configFile, locateInConfig } = workspace;
  const wrong = checkPaths({
    siteDir,
    config,
    locationInConfig: (path) => ({ file: configFile, ...locateInConfig(path) }),
  });
  if (wrong.length > 0) throw new LecternError(wrong);
  siteWatchdog()?.setPatience(config.hookTimeLimit);
  const version = await recorder.time(
    'config',
    async () => (await import('../cache/engine-version.js')).engineVersion,
  );
  const shared = openSharing({ ...sharing, version, site: config, env: process.env });
  const store = openStore({ dir: join(cacheDir, 'store'), version });
  const code = textOptions(workspace);
  const unified = unifiedSources(workspace);
  const workers = createWorkerPool({ code, unified, callTimeLimit: config.hookTimeLimit });
  let compiler: Promise<Compiler> | undefined;
  return {
    workspace,
    version,
    store,
    cache: fileCache({ dir: cacheDir, shared }),
    shared,
    memory: isSettled === undefined ? createReadMemory() : await openFileMemory({ store, isSettled }),
    workers,
    code,
    compiler: () => {
      compiler ??= createCompiler({
        store,
        shared,
        compileText: textCompiler({ compile: compileMarkdown, ...code }),
        // By default, documents are compiled synchronously in this process. remark and rehype plug-ins may be
        // asynchronous, so they need `compileMany`.
        ...(isForAll || unified !== undefined ? { compileMany: (texts) => workers.compile(texts) } : {}),
        options: [code.magicComments, code.marks],
        sourceKey: unified?.keyOf,
      });
      return compiler;
    },
    live: openLiveModules({ siteDir: workspace.siteDir, isForAll }),
    recorder,
  };
}
