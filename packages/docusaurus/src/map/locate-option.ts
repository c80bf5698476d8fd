import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocationInConfig } from 'lectern/plugin';
import { locateInConfig } from '../read/locate.js';

/** The path to a key within the options of a plug-in, such as `['redirects', 2, 'to']`. */
export type OptionPath = readonly (string | number)[];

export type LocateOption = (path: OptionPath) => { file?: string; line?: number; column?: number };

/**
 * `at` is the plug-in's key in a `docusaurus.config` file, such as `plugins[2]`. Without it, the options are in a
 * `lectern.config` file.
 */
export async function optionLocator({
  siteDir,
  at,
  locationInConfig,
}: {
  siteDir: string;
  at: string | undefined;
  locationInConfig: LocationInConfig;
}): Promise<LocateOption> {
  const { file } = locationInConfig([]);
  if (at === undefined || file === undefined) return locationInConfig;
  const source = await readFile(join(siteDir, file), 'utf8');
  return (path) => {
    const key = at + path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');
    return { file, ...locateInConfig({ file, source, key }) };
  };
}
