import { join } from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import type { TempSite } from '../../content/__fixtures__/temp-site.js';
import { tempSite } from '../../content/__fixtures__/temp-site.js';
import { startDevServer } from '../server.js';
import { getPage } from './get-page.js';

interface DevSite {
  pathOf: (file: string) => string;
  get: (path: string) => ReturnType<typeof getPage>;
}

export function devSite({
  files,
  prepare = () => undefined,
}: {
  files: Readonly<Record<string, string>>;
  prepare?: (dir: string) => void;
}): DevSite {
  let site: TempSite;
  let server: Awaited<ReturnType<typeof startDevServer>>;

  beforeAll(async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    delete process.env.BASE_URL;
    site = await tempSite(files);
    prepare(site.dir);
    server = await startDevServer({ siteDir: site.dir, port: { number: 0 } });
  });

  afterAll(async () => {
    await server.close();
    await site[Symbol.asyncDispose]();
    vi.restoreAllMocks();
  });

  return {
    pathOf: (file) => join(site.dir, file),
    get: (path) => getPage({ server, path }),
  };
}
