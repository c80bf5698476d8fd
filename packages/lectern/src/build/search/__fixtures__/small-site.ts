import { join } from 'node:path';
import { fileCache } from '../../../cache/file-cache.js';
import type { SearchPlan } from '../../../model/search-plan.js';
import type { buildSearchIndex } from '../index.js';

type Input = Parameters<typeof buildSearchIndex>[0];

export function smallSite(dir: string): Pick<Input, 'plan' | 'locale' | 'base' | 'folder' | 'cache'> {
  return {
    plan: planOf(['Docs']),
    locale: 'en',
    base: '/',
    folder: '',
    cache: fileCache({ dir: join(dir, 'cache') }),
  };
}

export function planOf(labels: readonly string[]): SearchPlan {
  return {
    scopes: [{ label: 'Site', prefixes: [] }],
    sources: labels.map((label) => ({ label, scope: 0, weight: 1 })),
    popular: [],
    sections: [],
  };
}
