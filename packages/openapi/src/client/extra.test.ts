import { expect, test } from 'vitest';
import { readExtra } from './extra.js';

test('API console: extra headers and query parameters are entered one per line, and invalid lines are ignored', () => {
  expect(
    readExtra({
      headers: 'X-Trace: a:b\n\n: no name\nBad Name: 1\nX-Flag\nX-Bad: \u{1F600}',
      query: 'debug=1\nq=a=b\n=x\nflag',
    }),
  ).toEqual({
    headers: [
      ['X-Trace', 'a:b'],
      ['X-Flag', ''],
    ],
    query: [
      ['debug', '1'],
      ['q', 'a=b'],
      ['flag', ''],
    ],
  });
});
