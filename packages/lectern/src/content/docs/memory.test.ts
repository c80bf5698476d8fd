import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ReadEntries, ReadEntry } from '../../cache/read-memory.js';
import { createReadMemory } from '../../cache/read-memory.js';
import type { DocsSourceConfig } from '../../config/schema/sources.js';
import { sourceSchema } from '../../config/schema/sources.js';
import { tempSite } from '../__fixtures__/temp-site.js';
import { readDocs } from './index.js';

/** Most edits keep the size of the file, because a different size would reveal the edit. */
const edits: [name: string, edit: (dir: string) => Promise<void>][] = [
  ['nothing', async () => undefined],
  ['the text', (dir) => writeFile(join(dir, 'docs/a.md'), '# Ant\n\nTwo.\n')],
  ['a title', (dir) => writeFile(join(dir, 'docs/a.md'), '# Ape\n\nTwo.\n')],
  ['a slug', (dir) => writeFile(join(dir, 'docs/b.md'), '---\nslug: c\n---\n\n# Bee\n')],
  ['another name', (dir) => rename(join(dir, 'docs/a.md'), join(dir, 'docs/z.md'))],
  ['a category', (dir) => writeFile(join(dir, 'docs/more/_category_.json'), '{"label":"Less"}')],
  ['a mistake in a category', (dir) => writeFile(join(dir, 'docs/more/_category_.json'), '{"labl":"Less"}')],
  ['nothing since', async () => undefined],
  ['a mistake', (dir) => writeFile(join(dir, 'docs/b.md'), '---\nslug: [\n---\n\n# Bee\n')],
  ['a file that is gone', (dir) => rm(join(dir, 'docs/b.md'))],
  ['a translation', (dir) => rename(join(dir, 'other'), join(dir, 'i18n'))],
];

function writtenEntries(): ReadEntries {
  const lines = new Map<string, string>();
  return {
    get: (path) => {
      const line = lines.get(path);
      return line === undefined ? undefined : (JSON.parse(line) as ReadEntry);
    },
    set: (path, entry) => void lines.set(path, JSON.stringify(entry)),
  };
}

test.each([
  ['of the dev server', undefined],
  ['of earlier builds', writtenEntries()],
])(
  'docs source: after an edit, the cached results %s lead to the same pages as a fresh read',
  async (_, entries) => {
    await using site = await tempSite({
      'docs/a.md': '---\nsidebar_position: 1.5\nown: { keys: [1, ~, 2024-01-01] }\n---\n\n# Ant\n\nOne.\n',
      'docs/b.md': '# Bee\n',
      'docs/more/deep.md': '# Deep\n',
      'docs/more/_category_.json': '{"label":"More"}',
      'other/de/docusaurus-plugin-content-docs/current/more/deep.md': '# Tief\n',
    });
    const memory = createReadMemory({ ...(entries && { entries }), isSettled: () => true });
    const source = sourceSchema.parse({ type: 'docs' }) as DocsSourceConfig;
    const read = (extra: object) =>
      readDocs({
        source,
        siteDir: site.dir,
        locale: 'de',
        defaultLocale: 'en',
        includeDrafts: true,
        ...extra,
      });
    for (const [name, edit] of edits) {
      await edit(site.dir);
      expect(await read({ memory }), name).toEqual(await read({}));
    }
  },
);
