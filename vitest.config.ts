import { defineConfig } from 'vitest/config';

const rendering = ['packages/*/src/theme/**/*.test.tsx'];
const packages = `${import.meta.dirname}/packages`;

/** Plug-ins of this repository and the engine, as source, so that tests see an edit without a build. */
const sources = [
  { find: /^lectern$/, replacement: `${packages}/lectern/src/index.ts` },
  { find: /^lectern\/plugin$/, replacement: `${packages}/lectern/src/toolkit.ts` },
  { find: /^lectern\/(theme|client)$/, replacement: `${packages}/lectern/src/$1/public.ts` },
  { find: /^@lectern\/([a-z-]+)$/, replacement: `${packages}/$1/src/index.ts` },
];

export default defineConfig({
  // The same aliases as in the bundler of a site: see packages/lectern/src/session/bundle/aliases.ts.
  resolve: {
    alias: [
      ...sources,
      { find: '@theme/MDXComponents', replacement: `${packages}/lectern/src/theme/compat/MDXComponents.tsx` },
      { find: '@theme/Root', replacement: `${packages}/lectern/src/theme/compat/passThrough.tsx` },
      {
        find: /^@theme(?:-original|-article)?\/(.+)$/,
        replacement: `${packages}/lectern/src/theme/exports/$1.ts`,
      },
    ],
  },
  test: {
    // This is long enough for a busy machine. A test or a hook that passes does not wait.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // This many for two cores: a third of the tests wait for a process or a server, and let another test run.
    maxWorkers: 4,
    // Builds create a lot of short-lived garbage. With more memory for it, V8 collects it a tenth faster.
    execArgv: ['--min-semi-space-size=16', '--max-semi-space-size=32'],
    // Compiled modules are cached by their content in node_modules. That saves a third of later runs, which import the
    // engine again for each worker.
    experimental: { fsModuleCache: true },
    // Bundles that the engine writes run as in production. Otherwise, Vitest would transform each of them, which took a
    // fifth of the CPU time.
    server: { deps: { external: [/\/\.lectern\/[^/]+\/bundle\//] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'tests/unit/**/*.test.ts',
            'tests/fixtures/*.test.ts',
            'tests/output-folder/*.test.ts',
            'tests/torture/*.test.ts',
          ],
          exclude: rendering,
          // Test files share their imports, which halves the time. No module has state that one file could pass to the
          // next.
          isolate: false,
        },
      },
      // React is the exception: a render that throws leaves its contexts in a wrong state.
      { extends: true, test: { name: 'rendering', include: rendering } },
      // Commands are slow on a busy machine.
      {
        extends: true,
        test: {
          name: 'tutorial',
          include: ['tests/tutorial/*.test.ts'],
          testTimeout: 300_000,
        },
      },
    ],
  },
});
