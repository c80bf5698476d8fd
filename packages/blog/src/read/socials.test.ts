import { expect, test } from 'vitest';
import { socialAddresses } from './socials.js';

test('socials: an account on a known network becomes a URL, and “constructor” is not a network', () => {
  expect(socialAddresses({ github: '@ada', constructor: 'ada' })).toEqual({
    github: 'https://github.com/ada',
    constructor: 'ada',
  });
});
