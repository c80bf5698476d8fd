import { resolve } from 'node:path';
import type { DocsSourceConfig } from '../../config/schema/sources.js';
import { lastUpdates } from '../git.js';
import type { ReadOptions } from '../reader-types.js';
import type { SourceContent } from '../types.js';
import { readVersion, versionTranslations } from './read-version.js';
import { readVersionPlans } from './version-files.js';

interface Options extends ReadOptions {
  source: DocsSourceConfig;
}

export async function readDocs({ source, ...options }: Options): Promise<SourceContent> {
  const { siteDir, locationInConfig, reach } = options;
  const { plans, watch, diagnostics } = readVersionPlans({ source, siteDir, locationInConfig, reach });
  const dirs = plans.flatMap((plan) => [
    resolve(siteDir, plan.dir),
    ...versionTranslations({ ...options, source, plan }),
  ]);
  const updates = await lastUpdates({ source, siteDir, dirs });
  const versions = await Promise.all(plans.map((plan) => readVersion({ ...options, source, plan, updates })));
  return {
    id: source.id,
    pages: versions.flatMap(({ pages }) => pages),
    sidebars: versions.flatMap(({ sidebars }) => sidebars),
    versions: versions.map(({ version }) => version),
    watch: [...watch, ...versions.flatMap((version) => version.watch)],
    diagnostics: [...diagnostics, ...versions.flatMap((version) => version.diagnostics)],
  };
}
