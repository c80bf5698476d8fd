import { describe, expect, it } from 'vitest';
import { parseRun } from './parse-report.js';
import { snapshotOf } from './snapshot.js';

const root = '/home/me/project';
const commit = '0123456789abcdef0123456789abcdef01234567';

function run(report: unknown) {
  return parseRun({ text: JSON.stringify(report), root, file: '../test-results/unit.json' });
}

const vitest = {
  startTime: Date.UTC(2026, 0, 2, 3, 4, 5, 678),
  stamp: { commit, changed: true },
  testResults: [
    {
      name: `${root}/src/history.test.ts`,
      status: 'failed',
      message: '',
      assertionResults: [
        {
          ancestorTitles: ['', 'history [REQ-F-11]'],
          title: 'keeps an entry [UT-HIS-02, UC-09] [not an id]',
          status: 'passed',
          duration: 12.5,
          failureMessages: [],
        },
        {
          ancestorTitles: ['history [REQ-F-11]'],
          title: 'is emptied',
          status: 'failed',
          duration: 3,
          failureMessages: [
            `\u001b[31mAssertionError: expected 1 to be 0\u001b[39m\n    at ${root}/src/history.test.ts:9:3`,
          ],
        },
        { ancestorTitles: [], title: 'is shown', status: 'pending', failureMessages: [] },
        { ancestorTitles: [], title: 'is sorted', status: 'todo', duration: null, failureMessages: [] },
      ],
    },
    {
      name: `${root}/src/broken.test.ts`,
      status: 'failed',
      message: `Cannot find ${root}/src/broken.ts`,
      assertionResults: [],
    },
  ],
};

const vitestRun = {
  commit,
  changed: true,
  date: '2026-01-02T03:04:05Z',
  outcomes: [
    {
      file: 'src/history.test.ts',
      titles: ['history [REQ-F-11]', 'keeps an entry [UT-HIS-02, UC-09] [not an id]'],
      status: 'passed',
      seconds: 0.0125,
      ids: ['REQ-F-11', 'UT-HIS-02', 'UC-09'],
    },
    {
      file: 'src/history.test.ts',
      titles: ['history [REQ-F-11]', 'is emptied'],
      status: 'failed',
      seconds: 0.003,
      message: 'AssertionError: expected 1 to be 0',
      ids: ['REQ-F-11'],
    },
    { file: 'src/history.test.ts', titles: ['is shown'], status: 'skipped', seconds: 0, ids: [] },
    { file: 'src/history.test.ts', titles: ['is sorted'], status: 'skipped', seconds: 0, ids: [] },
    {
      file: 'src/broken.test.ts',
      titles: ['The whole file'],
      status: 'failed',
      seconds: 0,
      message: 'Cannot find src/broken.ts',
      ids: [],
    },
  ],
  axe: [],
  errors: [],
};

function attempt(fields: object = {}) {
  return { duration: 1500, errors: [], attachments: [], ...fields };
}

function spec({ title, status, results }: { title: string; status: string; results: object[] }) {
  return { title, file: 'site/axe.spec.ts', tests: [{ projectName: 'built', status, results }] };
}

const axeBody = {
  page: '/docs/intro',
  look: '390 px, dark',
  passes: [{ id: 'link-name' }, { id: 'list' }],
  violations: [{ id: 'color-contrast', help: 'Elements must have enough contrast', nodes: [{}, {}] }],
};

const playwright = {
  config: { rootDir: `${root}/tests` },
  stats: { startTime: '2026-01-02T03:04:05.678Z' },
  errors: [
    { message: 'Timed out waiting for the server.' },
    { message: 'SyntaxError', location: { file: `${root}/tests/site/new.spec.ts`, line: 1, column: 1 } },
  ],
  suites: [
    {
      title: 'site/axe.spec.ts',
      file: 'site/axe.spec.ts',
      specs: [spec({ title: 'passes', status: 'expected', results: [attempt()] })],
      suites: [
        {
          title: 'group',
          file: 'site/axe.spec.ts',
          specs: [
            spec({
              title: 'fails [AT-01]',
              status: 'unexpected',
              results: [
                attempt({
                  errors: [{ message: 'Error: no' }],
                  attachments: [
                    {
                      name: 'axe',
                      contentType: 'application/json',
                      body: Buffer.from(JSON.stringify(axeBody)).toString('base64'),
                    },
                    { name: 'screenshot', contentType: 'image/png', path: `${root}/a.png` },
                  ],
                }),
              ],
            }),
            spec({ title: 'wavers', status: 'flaky', results: [attempt(), attempt()] }),
            spec({ title: 'waits', status: 'skipped', results: [] }),
          ],
        },
      ],
    },
  ],
};

const file = 'tests/site/axe.spec.ts';
const project = 'built';
const playwrightRun = {
  date: '2026-01-02T03:04:05Z',
  outcomes: [
    { file, titles: ['passes'], status: 'passed', seconds: 1.5, ids: [], project },
    {
      file,
      titles: ['group', 'fails [AT-01]'],
      status: 'failed',
      seconds: 1.5,
      message: 'Error: no',
      ids: ['AT-01'],
      project,
    },
    { file, titles: ['group', 'wavers'], status: 'passed', seconds: 3, ids: [], project, flaky: true },
    { file, titles: ['group', 'waits'], status: 'skipped', seconds: 0, ids: [], project },
    {
      file: 'tests/site/new.spec.ts',
      titles: ['The whole file'],
      status: 'failed',
      seconds: 0,
      message: 'SyntaxError',
      ids: [],
    },
  ],
  axe: [
    {
      file,
      page: '/docs/intro',
      look: '390 px, dark',
      passes: 2,
      violations: [{ id: 'color-contrast', help: 'Elements must have enough contrast', places: 2 }],
    },
  ],
  errors: ['Timed out waiting for the server.'],
};

describe('parseRun', () => {
  it('reads a Vitest report, including files that failed to load', () => {
    expect(run(vitest)).toEqual({ value: vitestRun, diagnostics: [] });
  });

  it('names the test file whose axe attachment is malformed', () => {
    const attachments = [{ name: 'axe', contentType: 'application/json', body: '!!!' }];
    const tests = [{ status: 'expected', results: [{ duration: 1, attachments }] }];
    const suites = [{ title: 'a.ts', file: 'a.ts', specs: [{ title: 'b', file: 'a.ts', tests }] }];
    const report = { config: { rootDir: root }, suites, stats: { startTime: '2026-01-02T03:04:05Z' } };
    expect(run(report).diagnostics.map(({ message }) => message)).toEqual([
      'The test report can\'t be read: the attachment "axe" of a test in a.ts isn\'t a result of axe in base64.',
    ]);
  });

  it('rejects suites that are nested thousands of levels deep', () => {
    const outer = '[{"title":"a","file":"a.ts","specs":[],"suites":'.repeat(20_000);
    const text = `{"config":{"rootDir":"."},"stats":{"startTime":"2026-01-02T03:04:05Z"},"suites":${outer}[]${'}]'.repeat(20_000)}}`;
    expect(parseRun({ text, root, file: 'unit.json' }).diagnostics.map(({ message }) => message)).toEqual([
      "The test report can't be read: its suites are nested too deeply.",
    ]);
  });

  it('reads a Playwright report, with projects, retries, axe results, and errors outside of tests', () => {
    expect(run(playwright)).toEqual({ value: playwrightRun, diagnostics: [] });
  });

  it('rejects a snapshot of test results that was edited by hand', () => {
    const made = snapshotOf({ commit, outcomes: [], axe: [], errors: [] });
    const snapshot = JSON.parse(JSON.stringify(made));
    expect(run(snapshot).diagnostics).toEqual([]);
    const edited = run({ ...snapshot, errors: ['one more'] });
    expect(edited.diagnostics[0]?.message).toBe(
      "The test report can't be read: its checksum does not match, so the file was edited after a program wrote it.",
    );
  });

  it('reads a snapshot of test results as the same test run that it was created from', () => {
    const { value } = run(playwright);
    if (value === undefined) throw new Error('The report is sound.');
    expect(run(snapshotOf(value))).toEqual({ value, diagnostics: [] });
  });

  it.each([
    ['{"testResults": [', 'it is not valid JSON ('],
    ['[]', 'found no object. Expected a JSON report from Vitest'],
    ['{"tests": 1, "time": 2}', 'found the keys tests, time. Expected a JSON report from Vitest'],
    ['{"startTime": 0, "testResults": {}}', 'testResults: found {}, expected a list.'],
    [
      '{"suites": [], "stats": {"startTime": "yesterday"}, "config": {"rootDir": "/"}}',
      'stats.startTime: found "yesterday", expected',
    ],
    ['{"files": [], "stamp": {"commit": "main"}}', 'stamp.commit: found "main", expected a commit hash.'],
  ])('reports the error in %s, and names the file', (text, words) => {
    const { value, diagnostics } = parseRun({ text, root, file: 'evidence/unit.json' });
    expect(value).toBeUndefined();
    expect(diagnostics[0]).toMatchObject({
      code: 'broken-report',
      severity: 'error',
      file: 'evidence/unit.json',
      message: expect.stringContaining(words),
    });
  });
});

it.each([
  ['{\n "testResults": [}', '2:18', 'it is not valid JSON'],
  ['', '1:1', 'it is not valid JSON'],
  ['{"startTime": 8.64e15,\n"testResults": []}', '1:15', 'startTime: found 8640000000000000'],
  ['{"startTime": 1,\n"testResults": [1]}', '2:17', 'testResults[0]: found 1'],
  ['{"stamp": {}, "files": [],\n "checksum": "a"}', '2:14', 'its checksum does not match'],
])('parseRun locates an error in a test report: %j', (text, location, reason) => {
  const { diagnostics } = parseRun({ text, root, file: 'unit.json' });
  expect(diagnostics.map(({ line, column }) => `${line}:${column}`)).toEqual([location]);
  expect(diagnostics[0]?.message).toContain(reason);
});
