import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { DocsSourceConfig } from '../../config/schema/sources.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { problem } from '../../diagnostics/diagnostic.js';
import { describeIssues } from '../issues.js';
import { missingFolder } from '../missing-folder.js';
import { readText } from '../read-text.js';
import type { LocationInConfig } from '../reader-types.js';
import type { SiteReach } from '../site-reach.js';
import { parseYaml } from '../yaml.js';
import type { VersionPlan } from './versions.js';
import { current, planVersions, versionedDir, versionedName } from './versions.js';

interface Options {
  source: DocsSourceConfig;
  siteDir: string;
  locationInConfig?: LocationInConfig | undefined;
  reach?: SiteReach | undefined;
}

export function readVersionPlans({ source, siteDir, locationInConfig, reach }: Options): {
  plans: VersionPlan[];
  watch: string[];
  diagnostics: Diagnostic[];
} {
  const file = versionedName({ sourceId: source.id, name: 'versions.json' });
  const path = join(siteDir, file);
  const { names, diagnostics } = existsSync(path)
    ? readNames({ siteDir, source, path, file, reach })
    : { names: [], diagnostics: [] };
  const planned = planVersions({ source, names, locationInConfig });
  const plans = planned.plans.map((plan) => withExistingSidebars({ plan, siteDir }));
  // The list of versions is watched even if it doesn't exist, because creating it changes the versions.
  return { plans, watch: [path], diagnostics: [...diagnostics, ...planned.diagnostics] };
}

/** Except for the current version, a version without a sidebars file has a generated sidebar. */
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

const namesSchema = z
  .array(
    z.string('a string').min(1, 'the name of a version').refine(isFolderName, 'the name of a folder'),
    'a list of names, newest first',
  )
  .superRefine((names, context) => {
    for (const [index, name] of names.entries())
      if (names.indexOf(name) < index)
        context.addIssue({ code: 'custom', path: [index], message: 'a name that is not in the list yet' });
  });

function isFolderName(name: string): boolean {
  return !/[\p{Cc}\\]|(?:^|\/)\.{0,2}(?:\/|$)/u.test(name);
}

function readNames({
  siteDir,
  source,
  path,
  file,
  reach,
}: Pick<Options, 'siteDir' | 'source'> & { path: string; file: string; reach: SiteReach | undefined }): {
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
  if (result.success) {
    const folderOf = (name: string): string =>
      join(siteDir, versionedDir({ sourceId: source.id, version: name }));
    // The current version is the docs folder.
    const missing = result.data.filter((name) => name !== current && !existsSync(folderOf(name)));
    return {
      names: result.data.filter((name) => !missing.includes(name)),
      diagnostics: missing.flatMap((name) =>
        missingFolder({
          ...{ siteDir, source, dir: folderOf(name) },
          location: { file, ...locationOf([result.data.indexOf(name)]) },
        }),
      ),
    };
  }
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
