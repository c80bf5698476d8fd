import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../../cache/store.js';
import { tempSite } from '../../content/__fixtures__/temp-site.js';
import { listFiles } from '../../util/files.js';
import { memoryOutput } from './__fixtures__/memory-output.js';
import { smallSite } from './__fixtures__/small-site.js';
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

async function damage(dir: string): Promise<void> {
  for (const file of listFiles(dir)) await writeFile(join(dir, file), '["not ours"]');
}

/** Makes an index, and tells its files, and of the one that was begun the pages that were still to be sent. */
async function build({
  dir,
  pages,
  changed = [],
  made = [],
}: {
  dir: string;
  pages: Titles;
  changed?: string[];
  made?: string[];
}) {
  const store = openStore({ dir: join(dir, 'store'), version: '1' });
  const output = memoryOutput();
  const ahead = await openSearchAhead({ store, locale: 'en', folders: output.folders });
  const documents = Object.keys(pages).map((route) => ({ file: route, route }));
  await ahead.begin({ documents, files: changed });
  const records = recordsOf(pages);
  for (const record of records) if (made.includes(record.route)) ahead.made(record);
  let toSend: string[] | undefined;
  let isWritten = false;
  await buildSearchIndex({
    ...smallSite(dir),
    records,
    output,
    folders: output.folders,
    ahead: {
      ...ahead,
      take: async (shard) => {
        const taken = await ahead.take(shard);
        toSend = taken?.toSend.map(({ route }) => route);
        isWritten = taken?.written !== undefined;
        return taken;
      },
    },
  });
  await ahead.close();
  await store.save({ prune: true });
  return { files: Object.fromEntries([...output.files].sort()), toSend, isWritten };
}

test('an index that was begun before the changed page was made is the one that is made of all pages at once', async () => {
  await using site = await tempSite({});
  await using fresh = await tempSite({});
  const first = await build({ dir: site.dir, pages: titles, changed: ['/c'] });
  expect(first.toSend, 'nothing is known yet').toBeUndefined();

  const pages = { ...titles, '/c': 'Another title' };
  const edited = await build({ dir: site.dir, pages, changed: ['/c'] });
  expect(edited.toSend).toEqual(['/c']);
  expect(edited.files).toEqual((await build({ dir: fresh.dir, pages })).files);

  const more = { ...pages, '/bb': 'A page in between' };
  const added = await build({ dir: site.dir, pages: more, changed: ['/bb'] });
  expect(added.toSend).toEqual(['/bb', '/c', '/d']);
  expect(added.files).toEqual((await build({ dir: fresh.dir, pages: more })).files);
});

test('what was begun with other pages than there are is mended where it can be, and else thrown away', async () => {
  await using site = await tempSite({});
  await using fresh = await tempSite({});
  await build({ dir: site.dir, pages: titles });

  const pages = { ...titles, '/a': 'A title that its own text does not say', '/c': 'Another title' };
  const mended = await build({ dir: site.dir, pages, changed: ['/c'] });
  expect(mended.toSend).toEqual(['/a', '/c']);
  expect(mended.files).toEqual((await build({ dir: fresh.dir, pages })).files);

  const fewer: Titles = { '/a': 'Title of /a', '/c': 'Once more', '/d': 'Title of /d' };
  const wrong = await build({ dir: site.dir, pages: fewer, changed: ['/c'] });
  expect(wrong.toSend).toBeUndefined();
  expect(wrong.files).toEqual((await build({ dir: fresh.dir, pages: fewer })).files);

  // Others have changed what was kept.
  await damage(join(site.dir, 'store/texts'));
  const foreign = await build({ dir: site.dir, pages: fewer, changed: ['/d'] });
  expect(foreign.toSend).toEqual(['/a', '/c', '/d']);
  expect(foreign.files).toEqual((await build({ dir: fresh.dir, pages: fewer })).files);

  const many = await build({ dir: site.dir, pages: fewer, changed: routes });
  expect(many.toSend, 'of many changes, none is guessed').toEqual(['/a', '/c', '/d']);
});

test('an index is written as soon as the last changed page is made, and thrown away where others have changed too', async () => {
  await using site = await tempSite({});
  await using fresh = await tempSite({});
  await build({ dir: site.dir, pages: titles });
  const expected = async (pages: Titles) => (await build({ dir: fresh.dir, pages })).files;

  const both: Titles = { ...titles, '/bb': 'A page in between', '/c': 'Another title' };
  const [changed, made] = [
    ['/bb', '/c'],
    ['/c', '/bb'],
  ];
  expect(await build({ dir: site.dir, pages: both, changed, made })).toEqual({
    files: await expected(both),
    toSend: [],
    isWritten: true,
  });

  const again: Titles = { ...both, '/c': 'Once more' };
  expect(await build({ dir: site.dir, pages: again, changed, made: ['/c', '/d'] })).toEqual({
    files: await expected(again),
    toSend: ['/c'],
    isWritten: false,
  });

  const { '/a': _, ...fewer }: Titles = { ...again, '/c': 'Another end' };
  const unsaid = { ...again, '/c': 'And one', '/d': 'Nobody said so' };
  const cases: Titles[] = [fewer, unsaid, { ...unsaid, '/c': 'And two', '/e': 'Nobody said this' }];
  for (const pages of cases) {
    const wrong = await build({ dir: site.dir, pages, changed: ['/c'], made: ['/c'] });
    expect(wrong).toEqual({ files: await expected(pages), toSend: undefined, isWritten: false });
  }
});
