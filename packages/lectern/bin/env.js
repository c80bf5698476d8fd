/* Types only: see src/theme/env.d.ts. */
export {};
