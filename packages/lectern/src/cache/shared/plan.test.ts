import { expect, test } from 'vitest';
import type { Index, IndexedPack, Kind } from './index-file.js';
import { emptyIndex, shortName } from './index-file.js';
import type { UsedEntry } from './plan.js';
import { mergeNotes, planUpload } from './plan.js';

const entry = (name: string, load: UsedEntry['load'] = () => name, kind: Kind = 'page'): UsedEntry => ({
  kind,
  name,
  load,
});
const usedOf = (...entries: UsedEntry[]) => new Map(entries.map((used) => [shortName(used), used]));
const shorts = (...names: string[]) => names.map((name) => shortName({ kind: 'page', name }));

function pack(hash: string, names: readonly string[], fields: Partial<IndexedPack> = {}): IndexedPack {
  return { hash, size: 1_000_000, kind: 'page', names: shorts(...names), last: 1, ...fields };
}

const indexOf = (...packs: IndexedPack[]): Index => ({ ...emptyIndex, build: 1, packs });
const none: ReadonlySet<string> = new Set();
const namesOf = (entries: readonly UsedEntry[]): string[] => entries.map(({ name }) => name);

test('shared cache upload plan: new entries are uploaded, and packs in use are kept', () => {
  const used = usedOf(
    entry('a'),
    entry('b'),
    entry('c', () => 'c', 'code'),
    entry('d', () => 'd', 'compile'),
    entry('e'),
  );
  const { entries, packs } = planUpload({ index: indexOf(pack('1', ['a', 'b'])), lost: none, used });
  expect(namesOf(entries)).toEqual(['d', 'e', 'c']);
  expect(packs).toEqual([pack('1', ['a', 'b'], { last: 2 })]);
});

test('shared cache upload plan: a build that used only stored entries uploads nothing', () => {
  const plan = planUpload({ index: indexOf(pack('1', ['a'])), lost: none, used: usedOf(entry('a')) });
  expect(plan.entries).toEqual([]);
});

test('shared cache upload plan: the entries of a missing pack are uploaded again', () => {
  const index = indexOf(pack('1', ['a']), pack('2', ['b']));
  const { entries, packs } = planUpload({
    index,
    lost: new Set(['1']),
    used: usedOf(entry('a'), entry('b')),
  });
  expect(namesOf(entries)).toEqual(['a']);
  expect(packs.map(({ hash }) => hash)).toEqual(['2']);
});

test('shared cache upload plan: a pack that only other branches use is kept for 16 builds', () => {
  const at = (build: number) =>
    planUpload({ index: { ...indexOf(pack('1', ['other'])), build }, lost: none, used: usedOf(entry('a')) })
      .packs.length;
  expect([at(1), at(16), at(17)]).toEqual([1, 1, 0]);
});

test('shared cache upload plan: a pack of mostly unused entries is replaced with a pack of its used entries', () => {
  const others = Array.from({ length: 9 }, (_, index) => `other ${index}`);
  const index = indexOf(pack('1', ['a', ...others]));
  const again = planUpload({ index, lost: none, used: usedOf(entry('a')) });
  expect([namesOf(again.entries), again.packs]).toEqual([['a'], []]);
  const unknown = planUpload({ index, lost: none, used: usedOf(entry('a', () => undefined)) });
  expect([namesOf(unknown.entries), unknown.packs.length]).toEqual([[], 1]);
});

test('shared cache upload plan: many small packs are merged into one pack', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
  const small = names.map((name) => pack(name, [name], { size: 100 }));
  const plan = planUpload({
    index: indexOf(...small),
    lost: none,
    used: usedOf(...names.map((name) => entry(name))),
  });
  expect([namesOf(plan.entries), plan.packs]).toEqual([names, []]);
});

test('shared cache upload plan: merging notes keeps the newest keys, without duplicates', () => {
  const before = { a: ['1', '2'], b: ['3'] };
  expect(mergeNotes({ before, added: new Map([['a', '2']]), most: 2 })).toEqual({ b: ['3'], a: ['2', '1'] });
  expect(mergeNotes({ before, added: new Map([['c', '4']]), most: 2 })).toEqual({ b: ['3'], c: ['4'] });
});
