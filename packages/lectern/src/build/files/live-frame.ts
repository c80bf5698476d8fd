import { join } from 'node:path';
import { cachedBundle } from '../../session/bundle/cached-bundle.js';
import { liveFolder } from '../../session/bundle/live-address.js';
import type { Session } from '../../session/session.js';
import type { OutputFolder } from '../publish/output.js';

export async function copyLiveFrame({
  session,
  output,
}: {
  session: Session;
  output: OutputFolder;
}): Promise<void> {
  const { version, workspace } = session;
  const { siteDir, cacheDir, config } = workspace;
  const dir = join(cacheDir, 'live');
  await cachedBundle({
    dir,
    siteDir,
    key: [version, config.baseUrl],
    make: async () => {
      const { writeLiveFrame } = await import('../../session/bundle/live-frame.js');
      return writeLiveFrame({ siteDir, base: config.baseUrl, dir });
    },
  });
  await output.copy({ source: dir, file: liveFolder });
}
