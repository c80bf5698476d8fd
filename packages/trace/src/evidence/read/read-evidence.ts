import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from 'lectern/plugin';
import { listFiles, readText } from 'lectern/plugin';
import type { EvidenceSettings, SuiteSettings } from '../options.js';
import { latestResults, readManualResults } from './manual.js';
import type { Parsed } from './parse-report.js';
import { parseCoverage, parseMeasurement, parseRun } from './parse-report.js';
import type { Coverage, Evidence, EvidenceSuite, Run, Stamp, TestResult } from './types.js';

export interface ReadEvidence {
  evidence: Evidence;
  diagnostics: Diagnostic[];
  /** Absolute paths of all configured reports. Missing reports are included, because creating one changes the pages. */
  poll: string[];
}

interface Options extends EvidenceSettings {
  siteDir: string;
}

/** A missing report is not an error: its suite has no results. A report that can't be parsed is an error. */
export async function readEvidence({
  siteDir,
  root: folder,
  suites,
  coverage,
  measurements,
  manual: folderOfResults,
}: Options): Promise<ReadEvidence> {
  const root = join(siteDir, folder);
  const context = { siteDir, root };
  const runs = await readAll({
    ...context,
    reports: suites.flatMap(({ reports }) => reports),
    parse: parseRun,
  });
  const covered = await readAll({ ...context, reports: coverage?.reports ?? [], parse: parseCoverage });
  const measured = await readAll({ ...context, reports: measurements, parse: parseMeasurement });
  const manual = await readManualResults({ siteDir, folder: folderOfResults });
  const found = await Promise.all(suites.map((suite) => readSuite({ suite, root, runs: runs.found })));
  return {
    evidence: {
      suites: found,
      manual: latestResults(manual.results),
      ...(coverage === undefined
        ? {}
        : { coverage: coverageOf(newest({ reports: coverage.reports, found: covered.found })) }),
    },
    diagnostics: [
      ...runs.diagnostics,
      ...covered.diagnostics,
      ...measured.diagnostics,
      ...manual.diagnostics,
    ],
    poll: [...runs.paths, ...covered.paths, ...measured.paths, ...manual.poll],
  };
}

async function readAll<T>({
  siteDir,
  root,
  reports,
  parse,
}: {
  siteDir: string;
  root: string;
  reports: readonly string[];
  parse: (input: { text: string; root: string; file: string }) => Parsed<T>;
}): Promise<{ found: Map<string, T>; diagnostics: Diagnostic[]; paths: string[] }> {
  const found = new Map<string, T>();
  const diagnostics: Diagnostic[] = [];
  const files = [...new Set(reports)];
  for (const file of files) {
    const path = join(siteDir, file);
    if (!existsSync(path)) continue;
    const read = await readText({ path, file });
    const parsed = read.text === undefined ? undefined : parse({ text: read.text, root, file });
    if (parsed?.value !== undefined) found.set(file, parsed.value);
    diagnostics.push(...(read.diagnostic === undefined ? (parsed?.diagnostics ?? []) : [read.diagnostic]));
  }
  return { found, diagnostics, paths: files.map((file) => join(siteDir, file)) };
}

/** Without dates, or if dates are equal, the first report is used. */
function newest<T extends Stamp>({
  reports,
  found,
}: {
  reports: readonly string[];
  found: ReadonlyMap<string, T>;
}): { report: string; value: T } | undefined {
  let best: { report: string; value: T } | undefined;
  for (const report of reports) {
    const value = found.get(report);
    if (value === undefined) continue;
    if (best === undefined || (value.date ?? '') > (best.value.date ?? '')) best = { report, value };
  }
  return best;
}

async function readSuite({
  suite: { id, label, reports, include, exclude },
  root,
  runs,
}: {
  suite: SuiteSettings;
  root: string;
  runs: ReadonlyMap<string, Run>;
}): Promise<EvidenceSuite> {
  const files = await listFiles({ dir: root, include, exclude: ['**/node_modules/**', ...exclude] });
  const best = newest({ reports, found: runs });
  if (best === undefined) return { id, label, files, results: [], axe: [] };
  const { outcomes, axe, errors, ...stamp } = best.value;
  const isOurs = new Set(files);
  const broken: TestResult[] = errors.map((message) => ({
    suite: id,
    file: best.report,
    titles: ['The whole run'],
    status: 'failed',
    seconds: 0,
    message,
    ids: [],
  }));
  return {
    id,
    label,
    ...stamp,
    report: best.report,
    files,
    results: [
      ...broken,
      ...outcomes.filter(({ file }) => isOurs.has(file)).map((outcome) => ({ suite: id, ...outcome })),
    ],
    axe: axe.filter(({ file }) => isOurs.has(file)),
  };
}

function coverageOf(best: { report: string; value: Coverage } | undefined): Coverage {
  return best === undefined ? { files: [] } : { ...best.value, report: best.report };
}
