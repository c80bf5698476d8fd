import { defineConfig } from 'vitest/config';
import { themeModules } from './packages/lectern/src/session/bundle/theme-modules.js';

const rendering = ['packages/*/src/theme/**/*.test.tsx'];
const packages = `${import.meta.dirname}/packages`;

/** Tests import the source of the packages, so they see an edit without a build. */
const sources = [
  { find: /^lectern$/, replacement: `${packages}/lectern/src/index.ts` },
  { find: /^lectern\/plugin$/, replacement: `${packages}/lectern/src/toolkit.ts` },
  { find: /^lectern\/(theme|client)$/, replacement: `${packages}/lectern/src/$1/public.ts` },
  { find: /^@lectern\/([a-z-]+)$/, replacement: `${packages}/$1/src/index.ts` },
];

export default defineConfig({
  resolve: {
    alias: [
      ...sources,
      ...Object.entries(themeModules).map(([name, path]) => ({
        find: new RegExp(`^${name.replace(/^@theme\//, '@theme(?:-original)?/')}$`),
        replacement: `${packages}/lectern/src/${path}`,
      })),
      {
        find: /^@theme-article\/DocItem\/Content$/,
        replacement: `${packages}/lectern/src/theme/exports/DocItem/Content.ts`,
      },
    ],
  },
  test: {
    // These timeouts are long enough for a busy machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Four workers for two cores, because a third of the tests wait for a process or a server.
    maxWorkers: 4,
    // Builds create many short-lived objects. With more memory for them, V8 collects them 10% faster.
    execArgv: ['--min-semi-space-size=16', '--max-semi-space-size=32'],
    // The cache in `node_modules` identifies compiled modules by content. Every worker imports the whole engine, so
    // with the cache, later runs take a third less time.
    experimental: { fsModuleCache: true },
    // Node loads the bundles that the engine writes, as in production. Transforming each bundle with Vitest would take
    // a fifth of the CPU time.
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
          setupFiles: ['tests/setup/compiled-schemas.ts'],
          // Test files share their imports, which halves the time. This is safe because no module keeps state between
          // files.
          isolate: false,
        },
      },
      // Rendering tests are isolated: if a React component throws, React's contexts stay in an invalid state.
      { extends: true, test: { name: 'rendering', include: rendering } },
      // These tests run commands, which are slow on a busy machine.
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
