import type { Run } from '../packages/trace/src/evidence/read/types.js';

export function failedTests(run: Pick<Run, 'outcomes' | 'errors'>): string[];
