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

const page = {
  kind: 'generated',
  source: 'team',
  route: '/a',
  title: 'A',
  description: '',
  file: 'team.json',
  component: '@site/Team.tsx',
};

test.each([
  undefined,
  {},
  { pages: [{ ...page, files: [{ path: 'a/b.json', content: '' }] }], files: [], data: 1, watch: ['a'] },
])('hooks: %j is accepted as the result of "read"', (result) => {
  expect(messageOf({ result })).toBeUndefined();
});

test.each([
  [5, 'a value of the type number. Expected an object, such as { pages, files }.'],
  [[], 'a list. Expected an object, such as { pages, files }.'],
  [{ pages: 'x' }, 'a value of the type string for `pages`. Expected a list.'],
  [{ pages: [null] }, 'null for `pages[0]`. Expected an object.'],
  [{ watch: [5] }, 'a value of the type number for `watch[0]`. Expected a string.'],
  [{ pages: [{}] }, 'undefined for `pages[0].route`. Expected a string that starts with /.'],
  ...['../a', '/a', 'a/../../b', 'a\\b', 'C:/a', '', 'a\0'].map((path): [unknown, string] => [
    { files: [{ path, content: '' }] },
    `the file ${JSON.stringify(path)}. Expected a path in the output folder, with forward slashes, such as assets/list.json.`,
  ]),
])('hooks: if the hook "read" returns %j, the error names the plug-in and the problem', (result, message) => {
  expect(messageOf({ result })).toBe(message);
});

test.each([undefined, 5, null])('hooks: transformHtml must return a string, not %j', (result) => {
  expect(messageOf({ hook: 'transformHtml', result })).toMatch(
    /^The hook "transformHtml" of the plug-in "team" returned .+\. Expected the HTML of the page as a string\.$/,
  );
});

const circular: unknown[] = [];
circular.push(circular);
const throwing = {
  get pages(): never {
    throw new Error('No pages.');
  },
};
const fence = (content: unknown): object => ({ fences: new Map([['key', content]]) });

test.each([
  ['check', 3, 'a value of the type number. Expected a list.'],
  ['check', [null], 'null for `[0]`. Expected an object.'],
  ['frontMatter', null, 'null. Expected an object.'],
  [
    'frontMatter',
    { list: 1n },
    "something that can't be written as JSON: Do not know how to serialize a BigInt.",
  ],
  ['read', throwing, "a value that can't be read (No pages.). Expected plain data."],
  [
    'read',
    { data: circular },
    "something that can't be written as JSON: Converting circular structure to JSON.",
  ],
  ['read', { pages: new Array(1) }, 'undefined for `pages[0]`. Expected an object.'],
  [
    'read',
    { pages: [{ ...page, title: 3 }] },
    'a value of the type number for `pages[0].title`. Expected a string.',
  ],
  ['read', { pages: [{ ...page, props: [] }] }, 'a list for `pages[0].props`. Expected an object.'],
  [
    'read',
    { diagnostics: [{ code: 'a', severity: 'fatal', message: 'A' }] },
    'a value of the type string for `diagnostics[0].severity`. Expected "error" or "warning".',
  ],
  [
    'read',
    { branches: [{ from: 'a', source: 'a', id: 'a', node: { kind: 'category', label: 'A', items: [3] } }] },
    'a value of the type number for `branches[0].node.items[0]`. Expected an object.',
  ],
  ['read', { csp: { 'img-src': null } }, 'null for `csp.img-src`. Expected a list.'],
  ['resolveFences', {}, 'undefined for `fences`. Expected a Map.'],
  ['resolveFences', fence(null), 'null for `fences["key"]`. Expected an object.'],
  [
    'resolveFences',
    fence({ props: 3 }),
    'a value of the type number for `fences["key"].props`. Expected an object.',
  ],
  ['resolveFences', fence({ props: new Set(['a']) }), 'a Set for `fences["key"].props`. Expected an object.'],
  ['checkDocument', { links: [] }, 'a list for `links`. Expected a Map.'],
  [
    'checkDocument',
    { texts: new Map([[1, 'a']]) },
    'a value of the type number for `texts[1]`. Expected strings as keys.',
  ],
  [
    'checkDocument',
    { texts: new Map([[{}, 'a']]) },
    'a value of the type object for `texts[[object Object]]`. Expected strings as keys.',
  ],
  [
    'assemble',
    { pages: new Map([['/a', 'b']]) },
    'a value of the type string for `pages["/a"]`. Expected an object.',
  ],
  [
    'assemble',
    { data: circular },
    "something that can't be written as JSON: Converting circular structure to JSON.",
  ],
  ['socialImage', null, 'null. Expected an object.'],
  ['postBuild', { diagnostics: {} }, 'a value of the type object for `diagnostics`. Expected a list.'],
  ['transformOutput', 3, 'a value of the type number. Expected an object.'],
  ['translations', { a: 3 }, 'a value of the type number for `a`. Expected a string.'],
])(
  'hooks: the error for a wrong result of "%s" says what was found and what was expected: case %#',
  (hook, result, message) => {
    expect(messageOf({ hook, result })).toBe(
      `The hook "${hook}" of the plug-in "team" returned ${message}`.replace(
        'The hook "read" of the plug-in "team" returned ',
        '',
      ),
    );
  },
);
