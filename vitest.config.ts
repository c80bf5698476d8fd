import { defineConfig } from 'vitest/config';

const rendering = ['packages/*/src/theme/**/*.test.tsx'];
const packages = `${import.meta.dirname}/packages`;

/** Plug-ins of this repository and the engine, as source: tests see an edit without a build. */
const sources = [
  { find: /^lectern$/, replacement: `${packages}/lectern/src/index.ts` },
  { find: /^lectern\/plugin$/, replacement: `${packages}/lectern/src/toolkit.ts` },
  { find: /^lectern\/(theme|client)$/, replacement: `${packages}/lectern/src/$1/public.ts` },
  { find: /^@lectern\/([a-z-]+)$/, replacement: `${packages}/$1/src/index.ts` },
];

export default defineConfig({
  // As the bundler of a site does it: see packages/lectern/src/session/bundle/aliases.ts.
  resolve: {
    alias: [
      ...sources,
      ...['AnnouncementBar', 'DocBreadcrumbs', 'Footer', 'Navbar', 'NotFound', 'ReactLiveScope'].map(
        (name) => ({
          find: `@theme/${name}`,
          replacement: `${packages}/lectern/src/theme/exports/${name}.ts`,
        }),
      ),
      { find: '@theme/MDXComponents', replacement: `${packages}/lectern/src/theme/compat/MDXComponents.tsx` },
      {
        find: /^@theme(?:-original)?\/Admonition$/,
        replacement: `${packages}/lectern/src/theme/exports/Admonition.ts`,
      },
      { find: '@theme/Root', replacement: `${packages}/lectern/src/theme/compat/passThrough.tsx` },
    ],
  },
  test: {
    // As long as a test or a hook takes where the machine has other things to do: one that passes does not wait.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // On two cores: a third of the tests wait for a process or a server, and another one has its turn.
    maxWorkers: 3,
    // Modules are compiled once and kept by their content in node_modules: a third of a later run, which imports the engine
    // again for each worker.
    experimental: { fsModuleCache: true },
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
          // Files share what they import: half of the time went into importing it again for each. No module has a state
          // that one file could leave to the next.
          isolate: false,
        },
      },
      // React has: a render that throws leaves its contexts behind.
      { extends: true, test: { name: 'rendering', include: rendering } },
      // Commands take their time where the machine has other things to do.
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
