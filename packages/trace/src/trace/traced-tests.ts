import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { mapConcurrent } from 'lectern/plugin';
import type { PublishedEvidence } from '../evidence/published-evidence.js';
import type { ManualResult, TestResult } from '../evidence/read/types.js';
import { idsIn } from '../evidence/read/words.js';
import type { WrittenTest } from './test-titles.js';
import { readTests } from './test-titles.js';
import type { TestState, TracedTest } from './types.js';

interface Options {
  /** Absolute path of the site's folder. */
  siteDir: string;
  evidence: PublishedEvidence | undefined;
  /** What is an id. */
  isId: (word: string) => boolean;
}

/** A test that names IDs, with the place of its title for messages. */
export interface FoundTest extends TracedTest {
  /** The file, relative to the site's folder. */
  siteFile: string;
  column: number;
}

/** The tests whose titles name IDs, as their files have them: one that no report knows is there too, as not run. */
export async function readTracedTests({ siteDir, evidence, isId }: Options): Promise<FoundTest[]> {
  if (evidence === undefined) return [];
  const { root, suites, manual } = evidence;
  const files = [...new Set(suites.flatMap((suite) => suite.files))].sort();
  const results = suites.flatMap((suite) => suite.results);
  const found = await mapConcurrent({
    items: files,
    limit: 16,
    map: async (file): Promise<FoundTest[]> => {
      const source = await readFile(join(siteDir, root, file), 'utf8');
      // Parsing costs a hundred times more than looking for a bracket.
      if (!/\[[A-Z]+(?:-[A-Z]+)*-\d/.test(source)) return [];
      const own = results.filter((result) => result.file === file);
      return readTests({ file, source }).flatMap(({ titles, line, column }) => {
        const ids = idsIn(titles).filter(isId);
        if (ids.length === 0) return [];
        const state = stateOf({ titles, results: own });
        const siteFile = posix.join(root, file);
        return [{ file, siteFile, line, column, titles, ids, state }];
      });
    },
  });
  return [...found.flat(), ...manual.map(performed)];
}

/** What people saw counts like a test that names the procedure; what they left out was not run. */
function performed({ id, by, date, steps, file }: ManualResult): FoundTest {
  return {
    file,
    siteFile: file,
    line: 1,
    column: 1,
    titles: [`${id} by ${by}, ${date}`],
    ids: [id],
    state: stateOfSteps(steps),
    isManual: true,
  };
}

function stateOfSteps(steps: ManualResult['steps']): TestState {
  if (steps.some(({ result }) => result === 'failed')) return 'failed';
  return steps.every(({ result }) => result === 'passed') ? 'passed' : 'not-run';
}

/** A test that is written once may run many times, with other words in its title: the worst of them counts. */
function stateOf({
  titles,
  results,
}: Pick<WrittenTest, 'titles'> & { results: readonly TestResult[] }): TestState {
  const pattern = new RegExp(`^${titles.map(titlePattern).join('\\n')}$`, 'su');
  const own = results.filter((result) => pattern.test(result.titles.join('\n')));
  if (own.some(({ status }) => status === 'failed')) return 'failed';
  return own.length > 0 && own.every(({ status }) => status === 'passed') ? 'passed' : 'not-run';
}

/** `%s` and the like of Vitest, `$name` of a table, `${…}` of a template stand for any words. */
function titlePattern(title: string): string {
  return title
    .split(/%[sdifjoO#$c%]|\$\{[^}]*\}|\$[\w.]+/)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('.*');
}
