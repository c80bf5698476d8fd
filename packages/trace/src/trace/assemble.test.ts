import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AssembleInput, AssembleResult, PluginDocument, SourceContent } from 'lectern/plugin';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { trace } from './index.js';
import type { TraceMatrixData } from './types.js';

let siteDir: string;
beforeAll(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'lectern-trace-'));
  await writeFile(join(siteDir, 'lamp.test.ts'), "test('shines [REQ-01]', () => {});\n");
});
afterAll(() => rm(siteDir, { recursive: true }));

const plugin = trace({
  ids: {
    REQ: { kind: 'requirement', label: 'Requirement' },
    UC: { kind: 'use-case', label: 'Use case' },
    D: { kind: 'design', label: 'Design' },
  },
});

const document: PluginDocument = {
  file: 'docs/lamp.md',
  route: '/docs/lamp',
  source: 'docs',
  version: 'current',
  isCurrent: true,
  headings: [
    { id: 'req-01', level: 2, text: 'REQ-01: A lamp gives light', line: 1, column: 1 },
    { id: 'uc-01', level: 2, text: 'UC-01: Read at night', line: 3, column: 1 },
    { id: 'd-01', level: 2, text: 'D-01: The lamp', line: 5, column: 1 },
  ],
  ids: [],
  directives: [
    directive({ line: 2, attributes: { 'use-cases': 'UC-01' } }),
    directive({ line: 4, attributes: { designs: 'D-01' } }),
    directive({ line: 6, attributes: { api: 'Lamp Lamp.turnOn' } }),
  ],
};

function directive({ line, attributes }: { line: number; attributes: Record<string, string> }) {
  return { key: `k${line}`, name: 'trace', plugin: 'trace', attributes, line, column: 1 };
}

const reference: Partial<SourceContent> = {
  id: 'api',
  symbols: [
    { name: 'Lamp', kind: 'class', route: '/api/Lamp' },
    { name: 'Lamp.turnOn', kind: 'method', route: '/api/Lamp', anchor: 'turnon' },
  ],
};

const result = {
  suite: 'unit',
  file: 'lamp.test.ts',
  titles: ['shines [REQ-01]'],
  seconds: 0,
  ids: ['REQ-01'],
};
const tests: Partial<SourceContent> = {
  id: 'evidence',
  data: {
    root: '.',
    manual: [],
    suites: [
      {
        id: 'unit',
        label: 'Unit',
        files: ['lamp.test.ts'],
        results: [{ ...result, status: 'passed' }],
        axe: [],
      },
    ],
  },
};

async function assemble(contents: readonly Partial<SourceContent>[]): Promise<{
  result: AssembleResult;
  requirement: TraceMatrixData['rows'][number] | undefined;
}> {
  const href: AssembleInput['href'] = ({ route, anchor }) => `${route}#${anchor ?? ''}`;
  const input = { siteDir, href, contents, texts: [document] } as unknown as AssembleInput;
  const assembled = (await plugin.assemble?.(input)) ?? {};
  const { rows } = (assembled.pages?.get('/traceability') ?? { rows: [] }) as TraceMatrixData;
  return { result: assembled, requirement: rows.find(({ id }) => id === 'REQ-01') };
}

test('trace: tests and their results come from the evidence plug-in', async () => {
  const { result: assembled, requirement } = await assemble([reference, tests]);
  expect(assembled.diagnostics).toEqual([]);
  expect(requirement).toMatchObject({
    state: 'verified',
    tests: [{ file: 'lamp.test.ts', title: 'shines', state: 'passed' }],
  });
});

test('trace: without the evidence plug-in, there are no tests', async () => {
  const { result: assembled, requirement } = await assemble([reference]);
  expect(requirement).toMatchObject({ state: 'not-run', tests: [] });
  expect(assembled.diagnostics).toMatchObject([
    { code: 'trace-orphan', message: 'REQ-01 is an implemented requirement without a test.' },
  ]);
});

test('trace: symbols are linked by name, whichever plug-in documents them', async () => {
  const { requirement } = await assemble([reference, tests]);
  expect(requirement?.symbols).toEqual([
    { name: 'Lamp', href: '/api/Lamp#' },
    { name: 'Lamp.turnOn', href: '/api/Lamp#turnon' },
  ]);
});

test('trace: an undocumented symbol is an error', async () => {
  const { result: assembled } = await assemble([{ ...reference, symbols: [] }, tests]);
  expect(assembled.diagnostics).toMatchObject([
    { code: 'trace-unknown-symbol', file: 'docs/lamp.md', line: 6 },
    { code: 'trace-unknown-symbol', message: expect.stringContaining('Lamp.turnOn') },
  ]);
});
