import { expect, test } from 'vitest';
import { LecternError } from '../../diagnostics/diagnostic.js';
import { checkHookResult } from './check-result.js';

function messageOf({ hook = 'read', result }: { hook?: string; result: unknown }): string | undefined {
  try {
    checkHookResult({ plugin: 'team', hook, result });
    return undefined;
  } catch (error) {
    if (!(error instanceof LecternError)) throw error;
    return error.diagnostics[0]?.message.replace('The hook "read" of the plug-in "team" returned ', '');
  }
}

test.each([
  undefined,
  {},
  { pages: [{ route: '/a', files: [{ path: 'a/b.json', content: '' }] }], files: [], data: 1, watch: ['a'] },
])('the result of a plug-in hook is accepted if it is valid', (result) => {
  expect(messageOf({ result })).toBeUndefined();
});

test.each([
  [5, 'a value of the type number. Expected an object, such as { pages, files }.'],
  [[], 'a list. Expected an object, such as { pages, files }.'],
  [{ pages: 'x' }, 'a value of the type string for `pages`. Expected a list.'],
  [{ pages: [null] }, 'null in `pages`. Expected objects.'],
  [{ watch: [5] }, 'a value of the type number in `watch`. Expected file names.'],
  [{ pages: [{}] }, 'a page without a `route`. Expected a string that starts with /.'],
  ...['../a', '/a', 'a/../../b', 'a\\b', 'C:/a', '', 'a\0'].map((path): [unknown, string] => [
    { files: [{ path, content: '' }] },
    `the file ${JSON.stringify(path)}. Expected a path in the output folder, with forward slashes, such as assets/list.json.`,
  ]),
])(
  'the error for %j as the result of a plug-in hook names the plug-in and the problem',
  (result, message) => {
    expect(messageOf({ result })).toBe(message);
  },
);

test.each([undefined, 5, null])('transformHtml: the returned HTML must be a string, not %j', (result) => {
  expect(messageOf({ hook: 'transformHtml', result })).toMatch(
    /^The hook "transformHtml" of the plug-in "team" returned .+\. Expected the HTML of the page as a string\.$/,
  );
});
