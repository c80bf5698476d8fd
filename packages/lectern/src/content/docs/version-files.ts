import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { DocsSourceConfig } from '../../config/schema/sources.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { problem } from '../../diagnostics/diagnostic.js';
import { describeIssues } from '../issues.js';
import { readText } from '../read-text.js';
import type { LocationInConfig } from '../reader-types.js';
import type { SiteReach } from '../site-reach.js';
import { parseYaml } from '../yaml.js';
import type { VersionPlan } from './versions.js';
import { planVersions, versionedName } from './versions.js';

interface Options {
  source: DocsSourceConfig;
  siteDir: string;
  locationInConfig?: LocationInConfig | undefined;
  reach?: SiteReach | undefined;
}

/** Reads the list of versions, if there is one, and plans the versions. */
export function readVersionPlans({ source, siteDir, locationInConfig, reach }: Options): {
  plans: VersionPlan[];
  watch: string[];
  diagnostics: Diagnostic[];
} {
  const file = versionedName({ sourceId: source.id, name: 'versions.json' });
  const path = join(siteDir, file);
  const { names, diagnostics } = existsSync(path)
    ? readNames({ path, file, reach })
    : { names: [], diagnostics: [] };
  const planned = planVersions({ source, names, locationInConfig });
  const plans = planned.plans.map((plan) => withExistingSidebars({ plan, siteDir }));
  // Watch the list of versions even if it doesn't exist, because creating it changes the whole source.
  return { plans, watch: [path], diagnostics: [...diagnostics, ...planned.diagnostics] };
}

/** Plans a generated sidebar for a version whose sidebars file doesn't exist. */
function withExistingSidebars({ plan, siteDir }: { plan: VersionPlan; siteDir: string }): VersionPlan {
  const { name, sidebarsFile } = plan;
  if (
    name === 'current' ||
    sidebarsFile === undefined ||
    sidebarsFile === false ||
    existsSync(join(siteDir, sidebarsFile))
  )
    return plan;
  return { ...plan, sidebarsFile: undefined };
}

const namesSchema = z.array(
  z.string('a string').min(1, 'the name of a version'),
  'a list of names, newest first',
);

function readNames({ path, file, reach }: { path: string; file: string; reach: SiteReach | undefined }): {
  names: string[];
  diagnostics: Diagnostic[];
} {
  const { text, diagnostic } = readText({ path, file, reach });
  if (diagnostic !== undefined) return { names: [], diagnostics: [diagnostic] };
  const { value, diagnostics, locationOf } = parseYaml({
    file,
    text,
    code: 'invalid-versions',
    what: 'The list of versions',
  });
  if (diagnostics.length > 0) return { names: [], diagnostics };
  const result = namesSchema.safeParse(value);
  if (result.success) return { names: result.data, diagnostics: [] };
  const hint = 'Write a list such as ["2.0.0", "1.0.0"], newest first.';
  const issues = describeIssues({ issues: result.error.issues, value });
  return {
    names: [],
    diagnostics: issues.map(({ path: keys, message }) =>
      problem({
        code: 'invalid-versions',
        message: `The list of versions: ${message}`,
        hint,
        file,
        ...locationOf(keys),
      }),
    ),
  };
}
