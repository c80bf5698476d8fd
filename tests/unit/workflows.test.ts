import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const ROOT = path.resolve(import.meta.dirname, '../..');
const workflows = globSync('.github/workflows/*.{yml,yaml}', { cwd: ROOT, dot: true });

function unpinnedActions({ file, text }: { file: string; text: string }): string[] {
  return text.split('\n').flatMap((line, index) => {
    const [, action = ''] = /^\s*(?:- )?uses:\s*(.+)$/.exec(line) ?? [];
    // A local action comes from the same commit as the workflow.
    if (action === '' || action.startsWith('./')) return [];
    return /^[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action)
      ? []
      : [`${file}:${index + 1}: ${line.trim()}`];
  });
}

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

test('CI workflows pin every action to a commit, and name its version', () => {
  expect(workflows.length).toBeGreaterThan(0);
  expect(workflows.flatMap((file) => unpinnedActions({ file, text: read(file) }))).toEqual([]);
});

test('CI runs all tests on every supported major version of Node', () => {
  const workflow = parse(read('.github/workflows/site.yml')) as {
    jobs: { test: { strategy: { matrix: { node: number[] } }; steps: { run?: string }[] } };
  };
  expect(workflow.jobs.test.strategy.matrix.node).toEqual([20, 22, 24]);
  expect(workflow.jobs.test.steps.map(({ run }) => run)).toContain('.ci/run');
});

test('the CI workflow check reports tags, branches, and hashes without a version', () => {
  const hash = 'a'.repeat(40);
  const text = [
    `- uses: actions/checkout@${hash} # v1.2.3`,
    '- uses: ./.github/actions/local',
    '- uses: actions/checkout@v4',
    '  uses: actions/checkout@main # v4.0.0',
    `- uses: actions/checkout@${hash}`,
  ].join('\n');
  expect(unpinnedActions({ file: 'a.yml', text })).toEqual([
    'a.yml:3: - uses: actions/checkout@v4',
    'a.yml:4: uses: actions/checkout@main # v4.0.0',
    `a.yml:5: - uses: actions/checkout@${hash}`,
  ]);
});

test('the issue forms have the keys that GitHub requires', () => {
  const forms = globSync(['.github/ISSUE_TEMPLATE/*.yml', '!**/config.yml'], { cwd: ROOT, dot: true });
  expect(forms.length).toBeGreaterThan(0);
  for (const file of forms) {
    const form = parse(read(file)) as { name: string; description: string; body: { type: string }[] };
    expect(form, file).toMatchObject({ name: expect.any(String), description: expect.any(String) });
    const types = form.body.map(({ type }) => type);
    expect(types, file).toEqual(
      types.filter((type) => ['input', 'textarea', 'dropdown', 'checkboxes', 'markdown'].includes(type)),
    );
  }
});
