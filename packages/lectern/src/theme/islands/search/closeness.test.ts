import { expect, test } from 'vitest';
import type { PageText } from '../../../util/search-postings.js';
import type { Closeness } from './closeness.js';
import { closeness } from './closeness.js';

const forms = [['recognizer', 'recognizers'], ['confidence']];
const compare = (text: Pick<PageText, 'title' | 'sections'>): Closeness =>
  closeness({
    text: { url: '/', source: 'Docs', ...text },
    core: 'recognizer confidence',
    forms,
    // `confidence` is on fewer pages than the other word.
    rarities: [1, 3],
    stem: (word) => word,
  });
const score = (text: Pick<PageText, 'title' | 'sections'>): number => compare(text).factor;
const apart: PageText['sections'] = [
  ['', '', 'A recognizer.'],
  ['b', 'B', 'Its confidence.'],
];
const near: PageText['sections'] = [['', '', 'The recognizer reports its confidence.']];

test('search ranking: words in the same section count more than words in different sections', () => {
  expect(score({ title: 'Examples', sections: near })).toBeGreaterThan(
    score({ title: 'Examples', sections: apart }),
  );
});

test('search ranking: a title that consists only of query words counts more than a title with other words', () => {
  const titled = score({ title: 'Recognizers', sections: near });
  const mentioned = score({ title: 'Recognizers that you can write', sections: near });
  expect(titled).toBeGreaterThan(mentioned);
  expect(mentioned).toBe(score({ title: 'Examples', sections: near }));
});

test('search ranking: a word in a heading counts more than in text, and a rare word more than a common word', () => {
  const section = (heading: string, text: string): number =>
    score({ title: 'Examples', sections: [['a', heading, text]] });
  expect(section('Confidence', 'How sure it is.')).toBeGreaterThan(section('Limits', 'Its confidence.'));
  expect(section('Limits', 'Its confidence.')).toBeGreaterThan(section('Limits', 'A recognizer.'));
});

test('search ranking: a heading that consists only of query words counts more than a heading with other words', () => {
  const section = (heading: string): number =>
    score({ title: 'Examples', sections: [['a', heading, 'How sure it is.']] });
  expect(section('Confidence')).toBeGreaterThan(section('Confidence and how it is measured'));
});

test('search ranking: the rarer of two words in a heading counts more than both words far apart in a section', () => {
  const section = (heading: string, text: string): number =>
    score({ title: 'Examples', sections: [['a', heading, text]] });
  expect(section('Confidence and its many limits here', 'How sure it is.')).toBeGreaterThan(
    section('Limits', `The recognizer ${'waits and waits '.repeat(10)} reports its confidence.`),
  );
});

test('search ranking: the parts of a camel-case name in a title or a heading count as words', () => {
  const sections = (heading: string): PageText['sections'] => [['a', heading, 'A recognizer.']];
  expect(score({ title: 'RecognizerConfidence', sections: sections('Limits') })).toBeGreaterThan(
    score({ title: 'Recognizerconfidence', sections: sections('Limits') }),
  );
  expect(score({ title: 'Examples', sections: sections('onConfidence') })).toBeGreaterThan(
    score({ title: 'Examples', sections: sections('onconfidence') }),
  );
});

test('search ranking: a section that contains the words as a phrase ranks above a section that contains them apart', () => {
  const [, apart = 0, phrase = 0] = compare({
    title: 'Examples',
    sections: [
      ['', '', 'Something else.'],
      ['a', 'A', `The recognizer ${'waits and waits '.repeat(10)} reports its confidence.`],
      ['b', 'B', 'This is the recognizer confidence.'],
    ],
  }).sections;
  expect(phrase).toBeGreaterThan(apart);
});
