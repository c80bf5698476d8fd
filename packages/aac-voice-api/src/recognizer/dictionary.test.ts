import { expect, it } from 'vitest';
import { BUCKETS, bucketFile, bucketOf, cutDictionary, parseDictionary } from './dictionary.js';

const TEXT = `;; a comment
jump JH AH M P
read R EH D
read(2) R IY D
don't D OW N T
`;

it('dictionary: a word is read with all of its pronunciations', () => {
  expect([...parseDictionary(TEXT)]).toEqual([
    ['jump', ['JH AH M P']],
    ['read', ['R EH D', 'R IY D']],
    ["don't", ['D OW N T']],
  ]);
});

it('dictionary: each word is in the bucket of its hash', () => {
  const buckets = cutDictionary(TEXT);
  expect(buckets).toHaveLength(BUCKETS);
  for (const [word, pronunciations] of parseDictionary(TEXT))
    expect(parseDictionary(buckets[bucketOf(word)] ?? '').get(word)).toEqual(pronunciations);
});

it('dictionary: the names of bucket files sort in numeric order', () => {
  expect([bucketFile(7), bucketFile(127)]).toEqual(['dictionary/007.bin', 'dictionary/127.bin']);
});

it('dictionary: the bucket of a word never changes, because published dictionaries depend on it', () => {
  expect(['jump', 'é'].map(bucketOf)).toEqual([13, 65]);
});
