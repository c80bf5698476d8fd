import { expect, test } from 'vitest';
import { suggestedBase } from './base-suggestion.js';

const base = '/aac-voice-api/';
const cases: [path: string, canonical: string, suggestion: string | undefined][] = [
  ['/docs/intro', '/aac-voice-api/docs/intro', '/'],
  ['/docs/intro.html', '/aac-voice-api/docs/intro', '/'],
  ['/docs/intro/index.html', '/aac-voice-api/docs/intro/', '/'],
  ['/preview/12/docs/intro', '/aac-voice-api/docs/intro', '/preview/12/'],
  ['/', '/aac-voice-api/', '/'],
  ['/index.html', '/aac-voice-api/', '/'],
  ['/preview/', '/aac-voice-api/', '/preview/'],
  ['/aac-voice-api/docs/intro', '/aac-voice-api/docs/intro', '/aac-voice-api/'],
  ['/somewhere/else', '/aac-voice-api/404', undefined],
  ['/docs/intro', '/another/docs/intro', undefined],
];

test.each(cases)(
  'base path suggestion: for a page at %s with the canonical path %s, the suggestion is %s',
  (path, canonical, suggestion) => {
    expect(suggestedBase({ path, canonical, base })).toBe(suggestion);
  },
);
