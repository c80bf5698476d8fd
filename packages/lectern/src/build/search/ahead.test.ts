import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { tempSite } from '../../sources/__fixtures__/temp-site.js';
import { fileCache } from '../cache.js';
import { openStore } from '../store/store.js';
import { memoryOutput } from './__fixtures__/memory-output.js';
import { openSearchAhead } from './ahead.js';
import { buildSearchIndex } from './index.js';
import type { SearchRecord } from './record.js';
import { searchText } from './record.js';

/** Titles by route: each page says its own. */
type Titles = Readonly<Record<string, string>>;

const routes = ['/a', '/b', '/c', '/d'];
const titles: Titles = Object.fromEntries(routes.map((route) => [route, `Title of ${route}`]));

function html(title: string): string {
  return `<main id="main"><article class="prose"><h1>${title}</h1></article></main>`;
}

function recordsOf(pages: Titles): SearchRecord[] {
  return Object.entries(pages).map(([route, title]) => ({
    route,
    url: route,
    title,
    source: 'Docs',
    names: [],
    file: `${route.slice(1)}/index.html`,
    ...searchText(html(title)),
  }));
}

async function publish({ dir, pages }: { dir: string; pages: Titles }): Promise<void> {
  for (const [route, title] of Object.entries(pages)) {
    const file = join(dir, 'build', route, 'index.html');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html(title));
  }
}

/** Makes an index, and tells its files and how many of its pages had been sent before. */
async function build({ dir, pages, changed = [] }: { dir: string; pages: Titles; changed?: string[] }) {
  const store = openStore({ dir: join(dir, 'store'), version: '1' });
  const ahead = await openSearchAhead({ store, locale: 'en', outDir: join(dir, 'build') });
  ahead.begin({ documents: Object.keys(pages).map((route) => ({ file: route, route })), files: changed });
  for (const record of recordsOf(pages)) if (changed.includes(record.route)) ahead.add(record);
  const output = memoryOutput();
  let sent = 0;
  await buildSearchIndex({
    records: recordsOf(pages),
    sources: ['Docs'],
    locale: 'en',
    base: '/',
    folder: '',
    output,
    cache: fileCache({ dir: join(dir, 'cache') }),
    folders: { reuse: () => false, keep: () => undefined },
    ahead: {
      ...ahead,
      take: async (shard) => {
        const begun = await ahead.take(shard);
        sent += begun?.sent.length ?? 0;
        return begun;
      },
    },
  });
  await ahead.close();
  await store.save({ prune: true });
  return { files: Object.fromEntries([...output.files].sort()), sent };
}

test('an index that was begun before the changed page was made is the one that is made of all pages at once', async () => {
  await using site = await tempSite({});
  await using fresh = await tempSite({});
  await publish({ dir: site.dir, pages: titles });
  expect((await build({ dir: site.dir, pages: titles, changed: ['/c'] })).sent, 'nothing is known yet').toBe(
    0,
  );

  const pages = { ...titles, '/c': 'Another title' };
  const begun = await build({ dir: site.dir, pages, changed: ['/c'] });
  expect(begun.sent).toBe(4);
  expect(begun.files).toEqual((await build({ dir: fresh.dir, pages })).files);

  const added = { ...pages, '/bb': 'A page in between' };
  await publish({ dir: site.dir, pages });
  const next = await build({ dir: site.dir, pages: added, changed: ['/bb'] });
  expect(next.sent).toBe(5);
  expect(next.files).toEqual((await build({ dir: fresh.dir, pages: added })).files);
});

test('what was begun with other pages than there are is thrown away', async () => {
  await using site = await tempSite({});
  await using fresh = await tempSite({});
  await publish({ dir: site.dir, pages: titles });
  await build({ dir: site.dir, pages: titles });

  const pages = { ...titles, '/a': 'A title that its own text does not say', '/c': 'Another title' };
  const wrong = await build({ dir: site.dir, pages, changed: ['/c'] });
  expect(wrong.sent).toBe(0);
  expect(wrong.files).toEqual((await build({ dir: fresh.dir, pages })).files);

  // Others have changed a published page: what it says is not what was found in it.
  await publish({ dir: site.dir, pages: { '/a': 'not ours' } });
  expect((await build({ dir: site.dir, pages: { ...pages, '/c': 'Once more' }, changed: ['/c'] })).sent).toBe(
    0,
  );
  expect(
    (await build({ dir: site.dir, pages, changed: routes })).sent,
    'of many changes, none is guessed',
  ).toBe(0);
});
