import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AssembleInput, Plugin } from 'lectern/plugin';
import { expect, test } from 'vitest';
import { evidence } from './index.js';
import type { EvidenceOptions } from './options.js';

const suite = { id: 'unit', label: 'Unit tests', reports: ['unit.json'], include: ['*.test.ts'] };

test('evidence: two suites with the same ID are an error at the second suite', () => {
  expect(evidence({ suites: [suite, suite] }).check?.()).toMatchObject([
    {
      path: ['suites', 1, 'id'],
      message: expect.stringContaining(
        'found "unit", expected a unique ID: another suite already has the ID "unit".',
      ),
    },
  ]);
});

test('evidence: a misspelled option is an error that suggests the closest option', () => {
  const problems = evidence({ manuel: 'results' } as EvidenceOptions).check?.();
  expect(problems).toMatchObject([{ message: expect.stringContaining('Did you mean "manual"?') }]);
});

test('evidence: `read` publishes the results, and `assemble` turns them into data for the components', async () => {
  const siteDir = await mkdtemp(join(tmpdir(), 'lectern-evidence-'));
  try {
    await writeFile(join(siteDir, 'lamp.test.ts'), '');
    const tests = [{ titles: ['shines [REQ-01]'], status: 'passed', seconds: 1 }];
    const report = { stamp: { date: '2026-02-01T00:00:00Z' }, files: [{ file: 'lamp.test.ts', tests }] };
    await writeFile(join(siteDir, 'unit.json'), JSON.stringify(report));
    const plugin = evidence({ root: '.', suites: [suite] });
    const context = { siteDir } as Parameters<NonNullable<Plugin['read']>>[0];

    const content = await plugin.read?.(context);
    expect(content).toMatchObject({
      data: { root: '.', suites: [{ id: 'unit', results: [{ ids: ['REQ-01'], status: 'passed' }] }] },
      diagnostics: [],
      poll: [join(siteDir, 'unit.json')],
    });

    const contents = [{ ...content, id: 'evidence' }];
    const config = { i18n: { defaultLocale: 'en', locales: ['en'], localeConfigs: {} } };
    const input = { siteDir, locale: 'en', config, contents, texts: [] } as unknown as AssembleInput;
    expect(await plugin.assemble?.(input)).toMatchObject({
      data: {
        suites: [{ id: 'unit', state: 'passed', date: { text: 'February 1, 2026' } }],
        byId: { 'REQ-01': { state: 'passed' } },
      },
    });
  } finally {
    await rm(siteDir, { recursive: true });
  }
});

test('evidence: each component is a module whose default export is a function', async () => {
  const { components = {} } = evidence({}).markdown ?? {};
  expect(Object.keys(components)).toContain('TestSummary');
  for (const path of Object.values(components)) {
    const module = (await import(path)) as { default: unknown };
    expect(module.default, path).toBeInstanceOf(Function);
  }
});

test('evidence: test files, reports, and results are declared as inputs, so no build overwrites them', () => {
  const coverage = { reports: ['coverage.json'] };
  const plugin = evidence({ root: '../lamp', suites: [suite], coverage, manual: 'results' });
  expect(plugin.inputs?.map(({ kind, path }) => `${kind} ${path}`)).toEqual([
    'folder ../lamp',
    'folder ../lamp/*.test.ts',
    'file unit.json',
    'file coverage.json',
    'folder results',
  ]);
});
