import { apiTrial } from './apis.js';
import { configTrial } from './configs.js';
import { dataFileTrial } from './data-files.js';
import { categoryTrial, documentTrial } from './documents.js';
import type { Trial } from './trial.js';

export type Kind = 'documents' | 'categories' | 'apis' | 'configs' | 'data';

export const shortRounds: readonly [kind: Kind, rounds: number][] = [
  ['documents', 60],
  ['categories', 200],
  ['apis', 10],
  ['configs', 200],
  ['data', 300],
];

export function trialsOf(root: string): Record<Kind, Trial> {
  return {
    documents: documentTrial(root),
    categories: categoryTrial,
    apis: apiTrial(root),
    configs: configTrial,
    data: dataFileTrial(),
  };
}

const factors: Readonly<Record<Kind, number>> = {
  documents: 1_000_003,
  categories: 2_000_003,
  apis: 3_000_017,
  configs: 4_000_037,
  data: 5_000_011,
};

export function roundSeed({ kind, seed, round }: { kind: Kind; seed: number; round: number }): number {
  return seed * factors[kind] + round;
}
