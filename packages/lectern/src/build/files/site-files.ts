import { join } from 'node:path';
import type { CspSources } from '../../content/types.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { PageSummary } from '../../model/page-summary.js';
import type { SiteBundle } from '../../session/bundle/site-bundle.js';
import type { Project } from '../../session/project.js';
import type { BuildRun } from '../build-run.js';
import { feedFile, readFeed } from '../feed/index.js';
import { collectCspSources, mergeCspSources } from './csp.js';
import { copyLiveFrame } from './live-frame.js';
import { writeShared } from './shared-files.js';

export async function writeFeed({
  run: { output },
  projects: [first],
}: {
  run: BuildRun;
  projects: readonly Project[];
}): Promise<Diagnostic[]> {
  if (first === undefined) return [];
  const { text, diagnostics } = await readFeed(first);
  if (text !== undefined) await output.write(feedFile, text);
  return diagnostics;
}

export async function writeSiteFiles({
  run: { session, output },
  projects,
  bundle,
  pages,
  hasLive,
  origins,
}: {
  run: BuildRun;
  projects: readonly Project[];
  bundle: SiteBundle | undefined;
  pages: readonly PageSummary[];
  hasLive: boolean;
  origins: CspSources;
}): Promise<void> {
  if (bundle === undefined) return;
  const { config } = session.workspace;
  await output.copy({ source: join(bundle.dir, 'files'), file: '.' });
  await writeShared({
    workspace: session.workspace,
    output,
    bundle: bundle.loaded,
    setsHtml: bundle.record.needs?.setsHtml === true,
    pages,
    csp: mergeCspSources([
      collectCspSources({ config, contents: projects.flatMap(({ content }) => content) }),
      config.contentSecurityPolicy.allow,
      origins,
    ]),
  });
  if (hasLive) await copyLiveFrame({ session, output });
}
