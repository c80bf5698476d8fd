import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic, ParsedYaml } from 'lectern/plugin';
import { describeIssues, listFiles, parseYaml, problem, readText, sortDiagnostics, z } from 'lectern/plugin';
import type { ManualResult } from './types.js';

const code = 'broken-result';

const words = z.string('a string').min(1, 'a non-empty string');

const manualResultSchema = z.strictObject(
  {
    id: z.string('an ID such as AT-01').regex(/^[A-Z]+(?:-[A-Z]+)*-\d+$/, 'an ID such as AT-01'),
    date: z.string('a date such as 2026-11-21').date('a date such as 2026-11-21'),
    by: words,
    commit: z
      .string('a commit hash in quotation marks')
      .regex(/^[0-9a-f]{7,64}$/, 'a commit hash in quotation marks'),
    conditions: z.record(z.string(), words, 'key-value pairs').default({}),
    steps: z
      .array(
        z.strictObject(
          {
            result: z.enum(['passed', 'failed', 'skipped'], '"passed", "failed", or "skipped"'),
            note: words.optional(),
          },
          {
            error: (issue) =>
              issue.code === 'unrecognized_keys'
                ? `unknown key "${(issue.keys as string[])[0]}". Known keys of a step: result, note.`
                : undefined,
          },
        ),
        'a list with one entry for each step',
      )
      .min(1, 'a list with one entry for each step'),
    note: words.optional(),
  },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `unknown key "${(issue.keys as string[])[0]}". Known keys: id, date, by, commit, conditions, steps, note.`
        : undefined,
  },
);

export interface ReadManual {
  results: ManualResult[];
  diagnostics: Diagnostic[];
  /** Absolute paths of the folder and its files. */
  poll: string[];
}

export async function readManualResults({
  siteDir,
  folder,
}: {
  siteDir: string;
  folder: string | undefined;
}): Promise<ReadManual> {
  const none: ReadManual = { results: [], diagnostics: [], poll: [] };
  if (folder === undefined) return none;
  const dir = join(siteDir, folder);
  if (!existsSync(dir)) return { ...none, poll: [dir] };
  const names = await listFiles({ dir, include: ['**/*.{yaml,yml,json}'], exclude: [] });
  const read = names.sort().map((name) => {
    const file = `${folder.replace(/\/$/, '')}/${name}`;
    const { text, diagnostic } = readText({ path: join(dir, name), file });
    return diagnostic === undefined ? parseManualResult({ file, text }) : { diagnostics: [diagnostic] };
  });
  return {
    results: read.flatMap(({ result }) => result ?? []),
    diagnostics: read.flatMap(({ diagnostics }) => diagnostics),
    poll: [dir, ...names.map((name) => join(dir, name))],
  };
}

export function parseManualResult({ file, text }: { file: string; text: string }): {
  result?: ManualResult;
  diagnostics: Diagnostic[];
} {
  const yaml = parseYaml({ file, text, code, what: 'The manual test result' });
  if (yaml.diagnostics.length > 0) return { diagnostics: yaml.diagnostics };
  const value = yaml.value ?? {};
  const parsed = manualResultSchema.safeParse(value);
  if (parsed.success) {
    const { steps, note, ...rest } = parsed.data;
    const plain = steps.map(({ result, note: saw }) => ({
      result,
      ...(saw === undefined ? {} : { note: saw }),
    }));
    return {
      result: { ...rest, steps: plain, ...(note === undefined ? {} : { note }), file },
      diagnostics: [],
    };
  }
  const hint = 'Correct the file, or delete it. Without it, the procedure is shown as "not run".';
  return { diagnostics: issuesIn({ issues: parsed.error.issues, yaml, value, file, hint }) };
}

/** If `isPart` is true, keys may be missing. */
export function manualExampleProblems({
  file,
  text,
  isPart,
}: {
  file: string;
  text: string;
  isPart: boolean;
}): Diagnostic[] {
  const yaml = parseYaml({ file, text, code, what: 'The manual test result' });
  if (yaml.diagnostics.length > 0) return yaml.diagnostics;
  const value = yaml.value ?? {};
  const schema = isPart ? manualResultSchema.partial() : manualResultSchema;
  const parsed = schema.safeParse(value);
  const hint = 'Correct the example, or write `no-check` after the language of its code block.';
  return parsed.success ? [] : issuesIn({ issues: parsed.error.issues, yaml, value, file, hint });
}

function issuesIn({
  issues,
  yaml,
  value,
  file,
  hint,
}: {
  issues: Parameters<typeof describeIssues>[0]['issues'];
  yaml: ParsedYaml;
  value: unknown;
  file: string;
  hint: string;
}): Diagnostic[] {
  const found = describeIssues({ issues, value }).map(({ path, unknownKey, message }) =>
    problem({
      code,
      message: `The manual test result is invalid: ${message}`,
      hint,
      file,
      ...yaml.locationOf(path, unknownKey ? 'key' : 'value'),
    }),
  );
  return sortDiagnostics(found);
}

/** If several results have the same date, the last one by file name is used. */
export function latestResults(results: readonly ManualResult[]): ManualResult[] {
  const latest = new Map<string, ManualResult>();
  for (const result of results) {
    const other = latest.get(result.id);
    if (other === undefined || result.date >= other.date) latest.set(result.id, result);
  }
  return [...latest.values()];
}
