import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: `${process.env.MUTATE_FOLDER}/packages`,
  test: {
    include: ['*/src/**/*.test.ts'],
    // If test files were isolated, each one would import everything again, which would take most of the time.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    reporters: ['json'],
    outputFile: `${process.env.MUTATE_FOLDER}/report.json`,
  },
});
