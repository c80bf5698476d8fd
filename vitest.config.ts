import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.ts', 'tests/fixtures/*.test.ts'],
    testTimeout: 60_000,
    // Two cores: more workers only take turns.
    maxWorkers: 2,
  },
});
