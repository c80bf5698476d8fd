import { join } from 'node:path';
import type { ConfigReaderInput, ConfigReaderResult } from 'lectern/plugin';
import { mapConfig } from './config.js';
import { createNotes } from './notes.js';
import { runModule } from './read/run-config.js';
import { withoutStandIns } from './read/without-stand-ins.js';
import { objectOf } from './values.js';

/**
 * Reads a `docusaurus.config` file as Docusaurus does, and turns it into a configuration of Lectern. `lectern build`,
 * `dev`, `check` and `serve` call it where a site has no `lectern.config`.
 * @throws what the file throws.
 */
export async function readConfig({ siteDir, file, mode }: ConfigReaderInput): Promise<ConfigReaderResult> {
  const { note, all } = createNotes();
  // Configurations ask for it, as Docusaurus sets it.
  process.env.NODE_ENV ??= mode;
  const { exported, dependencies, missing } = await runModule({ siteDir, path: join(siteDir, file) });
  const value = typeof exported === 'function' ? await (exported as () => unknown)() : exported;
  const config = await mapConfig({ siteDir, written: objectOf(withoutStandIns(value)), note });
  for (const name of missing)
    note({
      key: `import of "${name}"`,
      why: 'The package is not installed.',
      instead: `npm install ${name}, if the site needs what it adds.`,
    });
  return { config, notes: all(), dependencies };
}
