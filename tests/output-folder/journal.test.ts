import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { drop, dropped, listing, smallSites } from './support.js';

const sites = await smallSites();
const { smallSite } = sites;
afterAll(() => sites[Symbol.asyncDispose]());

const foreignJournals = ['{', '{"remove":["../site/docs/index.md","CNAME"]}'];

test.each(foreignJournals)(
  'output folder: a damaged or unknown publish journal is reported and renamed: %s',
  async (journal) => {
    await using temp = await smallSite();
    expect((await temp.build()).code).toBe(0);
    await drop(temp.out, dropped);
    await drop(`${temp.out}.new`, {
      'journal.json': journal,
      'files/page/index.html': 'old',
      'files/theirs.txt': 'x',
    });
    const sources = listing(join(temp.site, 'docs'));
    const { code, said } = await temp.build();
    expect(code).toBe(0);
    expect(said).toContain(`${temp.out}.new/journal.json, is damaged or belongs to another site`);
    expect(listing(temp.out)).toMatchObject(dropped);
    expect(listing(join(temp.site, 'docs'))).toEqual(sources);
    expect(listing(`${temp.out}.new`)).toEqual({
      'files/': '',
      'files/page/': '',
      'files/page/index.html': 'old',
      'files/theirs.txt': 'x',
      'journal.set-aside-1.json': journal,
    });
    expect((await temp.build()).said, 'only once').not.toContain('journal');
  },
);

test('output folder: a journal.json that another program wrote is reported and kept', async () => {
  await using temp = await smallSite();
  const theirs = { 'journal.json': '{"monday":"rain"}', 'diary.txt': 'dear diary' };
  await drop(`${temp.out}.new`, theirs);
  const { code, said } = await temp.build();
  expect(code).toBe(0);
  expect(said).toContain('The journal was left in place.');
  expect(listing(`${temp.out}.new`)).toEqual(theirs);
});
