import { defineConfig } from 'vitest/config';

export default defineConfig({
  // As the bundler of a site does it: see packages/lectern/src/build/bundle/aliases.ts.
  resolve: {
    alias: {
      '@theme/ReactLiveScope': `${import.meta.dirname}/packages/lectern/src/theme/exports/ReactLiveScope.ts`,
    },
  },
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.ts', 'tests/fixtures/*.test.ts'],
    testTimeout: 60_000,
    // Two cores: more workers only take turns.
    maxWorkers: 2,
  },
});
