import { join } from 'node:path';
import type { PublishedAsset } from '../session/assets.js';
import { liveFolder } from '../session/bundle/live-address.js';
import { writeLiveFrame } from '../session/bundle/live-frame.js';
import type { Workspace } from '../session/workspace.js';
import { generatedAsset } from './generated-asset.js';
import type { PreviewSite } from './preview-site.js';

export interface PreviewAssets {
  find(address: string): Promise<string | undefined>;
  add(assets: ReadonlyMap<string, PublishedAsset>): void;
  forget(file: string): void;
}

export function createPreviewAssets({
  workspace: { siteDir, cacheDir, config },
  site,
}: {
  workspace: Workspace;
  site: PreviewSite;
}): PreviewAssets {
  const sources = new Map<string, string>();
  let liveFrame: Promise<unknown> | undefined;
  const findLive = async (address: string): Promise<string> => {
    const dir = join(cacheDir, 'live-dev');
    liveFrame ??= writeLiveFrame({ siteDir, base: config.baseUrl, dir });
    await liveFrame;
    return join(dir, address.split('/').at(-1) ?? '');
  };
  return {
    async find(address) {
      if (address.startsWith(`/${liveFolder}/`)) return findLive(address);
      const known = sources.get(address);
      if (known !== undefined || !/\.\w+$/.test(address)) return known;
      const { i18n } = (await site.session()).workspace.config;
      const { project } = await site.open(i18n.defaultLocale);
      return generatedAsset({ project, address });
    },
    add(assets) {
      for (const { output, source } of assets.values())
        if (output !== undefined) sources.set(`/${output}`, source);
    },
    forget(file) {
      if (!/\.mdx?$/.test(file)) liveFrame = undefined;
    },
  };
}
