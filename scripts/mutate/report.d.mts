import type { Mutation } from './library.mjs';
import type { Seen } from './run-library.mjs';

export function reportOf(options: { title: string; results: readonly Seen<Mutation>[] }): string;
