import { join } from 'node:path';
import { engineVersion } from '../cache/engine-version.js';
import type { Cache } from '../cache/file-cache.js';
import { fileCache } from '../cache/file-cache.js';
import type { IsSettled } from '../cache/file-memory.js';
import { openFileMemory } from '../cache/file-memory.js';
import type { ReadMemory } from '../cache/read-memory.js';
import { createReadMemory } from '../cache/read-memory.js';
import type { SharedCache } from '../cache/shared/shared-cache.js';
import type { Store } from '../cache/store.js';
import { openStore } from '../cache/store.js';
import { createPrismHighlighter, magicCommentsOf } from '../markdown/code/index.js';
import { compileMarkdown } from '../markdown/compile.js';
import { textCompiler } from './compile/compile-text.js';
import type { Compiler } from './compile/compiler.js';
import { createCompiler } from './compile/compiler.js';
import { unifiedSources } from './compile/unified-sources.js';
import { sitePlugins } from './plugins/site-plugins.js';
import { textMarks } from './plugins/text-marks.js';
import type { Recorder } from './recorder.js';
import { noRecorder } from './recorder.js';
import type { TextOptions } from './render/highlight.js';
import type { Sharing } from './sharing.js';
import { openSharing } from './sharing.js';
import type { Work } from './workers/worker-pool.js';
import { createWork } from './workers/worker-pool.js';
import type { Workspace } from './workspace.js';

/**
 * What all steps from a source file to a page share. A build and a dev server each open one, and pass it as a whole to
 * the steps: read, compile, assemble, render.
 */
export interface Session {
  workspace: Workspace;
  /** Of the engine: results of another version are never reused. */
  version: string;
  /** Many small results, in tables that are saved at the end of a build. */
  store: Store;
  /** Few large results, each in its own file. */
  cache: Cache;
  /** The same and more, made on other machines. */
  shared: SharedCache;
  /** What files were parsed into, for as long as they don't change. */
  memory: ReadMemory;
  workers: Work;
  /** How documents are compiled, and code in them is highlighted. */
  code: TextOptions;
  /** Created by the first document that is compiled. */
  compiler(): Promise<Compiler>;
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
  /** Set if the memory outlives the session: it decides which files can be remembered. */
  isSettled?: IsSettled;
  /** All documents will be compiled, which justifies threads. Default: only a few, on request. */
  isForAll?: boolean;
  recorder?: Recorder | undefined;
  /** Default: nothing is shared. The dev server has what it needs, and makes little. */
  sharing?: Sharing;
}): Promise<Session> {
  const { cacheDir, config } = workspace;
  const version = await recorder.time('config', engineVersion);
  const shared = openSharing({ ...sharing, version, site: config, env: process.env });
  const store = openStore({ dir: join(cacheDir, 'store'), version });
  const code: TextOptions = {
    highlighter: createPrismHighlighter(),
    magicComments: magicCommentsOf(config.themeConfig.prism),
    marks: {
      ...textMarks(sitePlugins(config).map(({ plugin }) => plugin)),
      live: config.islands === 'auto',
    },
    timeLimit: config.pageTimeLimit,
  };
  const unified = unifiedSources(workspace);
  const workers = createWork({ code, unified });
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
        // Plug-ins of unified may be asynchronous, which compiling one document here is not.
        ...(isForAll || unified !== undefined ? { compileMany: (texts) => workers.compile(texts) } : {}),
        options: [code.magicComments, code.marks],
        sourceKey: unified?.keyOf,
      });
      return compiler;
    },
    recorder,
  };
}
