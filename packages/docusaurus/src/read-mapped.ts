import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ConfigNote, ConfigReaderInput } from 'lectern/plugin';
import type { Mapped } from './config.js';
import { mapConfig } from './config.js';
import type { Note } from './notes.js';
import { createNotes } from './notes.js';
import { locateInConfig } from './read/locate.js';
import type { RunModule } from './read/run-config.js';
import { runModule } from './read/run-config.js';
import { withoutStandIns } from './read/without-stand-ins.js';
import { objectOf } from './values.js';

interface ReadMapped {
  mapped: Mapped;
  module: RunModule;
  dependencies: readonly string[];
  note: Note;
  notes: () => ConfigNote[];
}

export async function readMapped({ siteDir, file, mode }: ConfigReaderInput): Promise<ReadMapped> {
  const { note, all } = createNotes();
  // Docusaurus sets this variable, so configurations may read it.
  process.env.NODE_ENV ??= mode;
  const path = join(siteDir, file);
  const module = await runModule({ siteDir, path });
  const { exported, dependencies, missing } = module;
  const value = typeof exported === 'function' ? await (exported as () => unknown)() : exported;
  const mapped = await mapConfig({ siteDir, written: objectOf(withoutStandIns(value)), note });
  for (const name of missing)
    note({
      key: `import of "${name}"`,
      why: 'The package is not installed.',
      instead: `Run npm install ${name} if the site needs it.`,
    });
  const source = await readFile(path, 'utf8');
  return {
    mapped,
    module,
    dependencies,
    note,
    notes: () => all().map((each) => ({ ...each, ...locateInConfig({ file, source, key: each.key }) })),
  };
}
