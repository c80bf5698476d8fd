import { expect, test } from 'vitest';
import type { PageText } from '../../../util/search-postings.js';
import { closeness, hasPhrase } from './closeness.js';
import { excerptOf, matchesIn, runsOf } from './excerpts.js';

const stem = (word: string): string => word.replace(/s$/, '');
const shown = ({ text, forms }: { text: string; forms: string[][] }): string =>
  excerptOf({ text, matches: matchesIn({ text, forms }) })
    .map((run) => (run.hit ? `[${run.text}]` : run.text))
    .join('');

test('search excerpts: a query word is highlighted in any case, but not inside a longer word', () => {
  const text = 'Commands of a command; commandeer, COMMAND';
  expect(shown({ text, forms: [['command', 'commands']] })).toBe(
    '[Commands] of a [command]; commandeer, [COMMAND]',
  );
  expect(shown({ text: '東京都の天気', forms: [['東京']] })).toBe('[東京]都の天気');
  const whole = runsOf({ text: 'a <b>', matches: matchesIn({ text: 'a <b>', forms: [['b']] }) });
  expect(whole).toEqual([
    { text: 'a <', hit: false },
    { text: 'b', hit: true },
    { text: '>', hit: false },
  ]);
});

test('search excerpts: a long text is cut to the part with the most distinct query words', () => {
  const filler = 'lorem ipsum dolor sit amet '.repeat(20);
  const text = `lamp lamp ${filler} lamp and door ${filler}`;
  const excerpt = shown({ text, forms: [['lamp'], ['door']] });
  expect(excerpt).toMatch(/^… .*\[lamp\] and \[door\].* …$/);
  expect(excerpt.length).toBeLessThan(220);
});

const page = (...texts: string[]): PageText => ({
  url: '/',
  title: 'Title',
  source: 'Docs',
  sections: texts.map((text, index) => [String(index), '', text]),
});

test('search ranking: the closer the query words are to each other, the more they count', () => {
  const forms = [['remove'], ['command', 'commands']];
  const of = (...texts: string[]) =>
    closeness({ text: page(...texts), core: 'remove a command', forms, rarities: [1, 1], stem }).factor;
  const far = `remove ${'x '.repeat(200)} command`;
  const values = [of('to remove a command!'), of('remove all commands'), of(far), of('remove', 'command')];
  expect(values).toEqual([...values].sort((a, b) => b - a));
  expect(new Set(values).size).toBe(4);
  const single = closeness({
    text: page('remove'),
    core: 'remove',
    forms: [['remove']],
    rarities: [1],
    stem,
  }).factor;
  expect(single).toBe(1);
});

test('search phrases: a phrase matches text with different punctuation or case, but not a different word order', () => {
  expect(hasPhrase({ text: page('Please, Remove a (Commands).'), phrase: 'remove a command', stem })).toBe(
    true,
  );
  expect(hasPhrase({ text: page('command a remove'), phrase: 'remove a command', stem })).toBe(false);
  expect(hasPhrase({ text: page('remove a', 'command'), phrase: 'remove a command', stem })).toBe(false);
});
