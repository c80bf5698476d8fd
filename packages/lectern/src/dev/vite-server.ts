import type { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import type { Logger, ViteDevServer } from 'vite';
import { createLogger, createRunnableDevEnvironment, createServer, isRunnableDevEnvironment } from 'vite';
import { formatDiagnostic } from '../diagnostics/diagnostic.js';
import { bundleProblems, isBundlerError } from '../session/bundle/bundle-errors.js';
import { defaultProps } from '../session/bundle/default-props.js';
import { implicitGlobals } from '../session/bundle/implicit-globals.js';
import { importedMarkdown } from '../session/bundle/imported-markdown.js';
import { installedExports } from '../session/bundle/installed-exports.js';
import type { MissingModule } from '../session/bundle/missing-modules.js';
import { optimizedFolder } from '../session/bundle/optimized-modules.js';
import { pluginBundling } from '../session/bundle/plugin-bundling.js';
import { ownModules } from '../session/bundle/probe-modules.js';
import { registeredContexts } from '../session/bundle/registered-contexts.js';
import { serverEntryPlugin } from '../session/bundle/server-entry.js';
import { sharedViteConfig } from '../session/bundle/vite-config.js';
import type { Workspace } from '../session/workspace.js';
import { engineRoot } from '../util/engine-paths.js';
import { secretPatterns } from '../util/secret-files.js';
import { islandUpdatesPlugin } from './island-updates.js';
import { limitedEvaluator } from './limited-evaluator.js';
import { nodeReactPlugin } from './node-react.js';
import { packagesOnly } from './optimized-packages.js';
import type { LateFolders } from './watch.js';

export function createVite({
  workspace,
  http,
  late,
  lateModules,
  onMissing,
  host,
}: {
  workspace: Workspace;
  http: ReturnType<typeof createHttpServer>;
  late: LateFolders;
  lateModules: () => Promise<Readonly<Record<string, string>>>;
  onMissing: (missing: MissingModule) => void;
  host: string | undefined;
}): Promise<ViteDevServer> {
  const { siteDir, config } = workspace;
  const bundling = pluginBundling(config);
  // These style sheets may be outside the site's folder, for example if npm workspaces install packages in a parent
  // folder.
  const styles = [...bundling.styles, ...config.customCss.map((file) => join(siteDir, file))];
  const shared = sharedViteConfig({
    siteDir,
    base: config.baseUrl,
    autoIslands: config.islands === 'auto',
    bundling,
    markdown: importedMarkdown(workspace),
    mode: 'development',
    onIsland: () => undefined,
    onMissing,
    lateModules,
  });
  return createServer({
    ...shared,
    customLogger: logger({ siteDir }),
    cacheDir: join(siteDir, optimizedFolder),
    plugins: [
      shared.plugins,
      serverEntryPlugin({ modules: new Map(), customCss: [] }),
      nodeReactPlugin(),
      islandUpdatesPlugin({ siteDir }),
    ],
    // Vite must process packages for Docusaurus, because they import theme modules that Node can't resolve.
    ssr: {
      noExternal: ['lectern', /docusaurus/],
      external: ['@docusaurus/utils', '@docusaurus/utils-common'],
    },
    environments: {
      ssr: {
        dev: {
          createEnvironment: (name, resolved) =>
            createRunnableDevEnvironment(name, resolved, {
              runnerOptions: {
                evaluator: limitedEvaluator({
                  isLimited: (id) => ownModules({ keys: [id], siteDir }).length > 0,
                  seconds: config.pageTimeLimit,
                }),
              },
            }),
        },
      },
    },
    optimizeDeps: {
      // If Vite discovered one of these packages later, it would reload the page.
      include: [
        'react',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        'react-dom',
        'react-dom/client',
        'medium-zoom/dist/pure',
      ],
      entries: [],
      rolldownOptions: {
        // Packages for Docusaurus may contain JSX in files with the extension `.js`.
        moduleTypes: { '.js': 'jsx' },
        plugins: [
          implicitGlobals(),
          defaultProps({ mode: 'development' }),
          registeredContexts(),
          packagesOnly(),
          installedExports({ siteDir }),
        ],
      },
    },
    server: {
      middlewareMode: true,
      hmr: { server: http },
      cors: false,
      allowedHosts: [...config.allowedHosts, ...(host === undefined ? [] : [host])],
      // Modules outside these folders are allowed one by one, when a page uses them.
      fs: { strict: true, allow: [siteDir, engineRoot(), ...styles], deny: [...secretPatterns] },
      watch: {
        ignored: [
          ...['.lectern', 'build', 'build.new'].map((name) => join(siteDir, name, '**')),
          late.isLate,
        ],
        // Editors empty a file before they write it. Without this delay, the watcher would report the empty file,
        // ignore changes for the next 50 ms, and miss the new content.
        awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 },
      },
    },
  });
}

function logger({ siteDir }: { siteDir: string }): Logger {
  const plain = createLogger('error');
  return {
    ...plain,
    error(message, options) {
      const { error } = options ?? {};
      // Modules failed to load after an edit. The next page request reports the error with its location.
      if (message.includes('An error happened during full reload')) return;
      if (!isBundlerError(error)) return plain.error(withoutStack(message), options);
      for (const problem of bundleProblems({ error, siteDir }))
        console.error(`${formatDiagnostic(problem)}\n`);
    },
  };
}

function withoutStack(message: string): string {
  return message.replace(/(?:\n\s+at .+)+/g, '');
}

export function moduleLoader(vite: ViteDevServer): (id: string) => Promise<Record<string, unknown>> {
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr))
    throw new Error("The dev server's rendering environment can't run modules.");
  return (id) => ssr.runner.import<Record<string, unknown>>(id);
}
