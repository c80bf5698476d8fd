import { expect, test } from 'vitest';
import { explain } from './explain.js';
import { linkCode } from './link-code.js';

const siteDir = '/nowhere';

test('lectern explain prints the meaning, the fix, and the URL of an error code', async () => {
  expect(await explain({ code: 'no-config', siteDir })).toMatchInlineSnapshot(`
    "no-config

      The folder has no configuration file. Usually, the command ran in the wrong folder.

      Fix: Pass the folder of the site, as in \`lectern build site\`, or create a site with \`lectern init\`.

      https://aacommodate.github.io/aac-voice-api/tutorial/reference/errors#no-config"
  `);
});

test('lectern explain suggests the nearest error code for a misspelled code, even outside a site', async () => {
  await expect(explain({ code: 'broken-lnik', siteDir })).rejects.toThrow(
    'No error or warning has the code "broken-lnik". Did you mean "broken-link"?',
  );
  await expect(explain({ code: undefined, siteDir })).rejects.toThrow(
    '"lectern explain" needs the code of an error or a warning.',
  );
});

test('an error code is a link to its explanation only in a terminal', () => {
  const text = 'error [no-config]\n  One.';
  const url = 'https://aacommodate.github.io/aac-voice-api/tutorial/reference/errors#no-config';
  expect(linkCode({ text, stream: { isTTY: true } })).toBe(
    `error [\u001b]8;;${url}\u0007no-config\u001b]8;;\u0007]\n  One.`,
  );
  expect(linkCode({ text, stream: {} })).toBe(text);
  expect(linkCode({ text: 'error [own-code]', stream: { isTTY: true } })).toBe('error [own-code]');
});
