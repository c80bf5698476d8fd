import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Diagnostic } from 'lectern/plugin';
import { describeIssues, listFiles, problem, siteRelative, z } from 'lectern/plugin';

const step = z.strictObject({
  kind: z.enum(['call', 'return']),
  /** The participant that calls or, for a return, that returns. */
  from: z.string().min(1),
  to: z.string().min(1),
  text: z.string(),
});

const recording = z.strictObject({
  title: z.string().min(1),
  /** Participants outside of the package, such as its caller or a device. */
  outside: z.array(z.string()).default([]),
  steps: z.array(step).min(1),
});

export type RecordedStep = z.output<typeof step>;

export interface Recording extends z.output<typeof recording> {
  name: string;
  file: string;
}

/** A file that is not a recording is reported as an error. */
export async function readRecordings({
  dir,
  siteDir,
}: {
  /** An absolute path. The folder may not exist. */
  dir: string;
  siteDir: string;
}): Promise<{ recordings: Recording[]; diagnostics: Diagnostic[] }> {
  const recordings: Recording[] = [];
  const diagnostics: Diagnostic[] = [];
  const names = existsSync(dir) ? await listFiles({ dir, include: ['*.json'], exclude: [] }) : [];
  for (const name of names) {
    const file = siteRelative({ siteDir, path: join(dir, name) });
    const found = parseRecording(await readFile(join(dir, name), 'utf8'));
    if ('reason' in found) diagnostics.push(invalid({ file, reason: found.reason }));
    else recordings.push({ ...found, name: name.replace(/\.json$/, ''), file });
  }
  return { recordings, diagnostics };
}

function parseRecording(text: string): z.output<typeof recording> | { reason: string } {
  try {
    const value: unknown = JSON.parse(text);
    const result = recording.safeParse(value);
    if (result.success) return result.data;
    const [issue] = describeIssues({ issues: result.error.issues, value });
    return { reason: issue?.message ?? 'it has an unknown format.' };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

function invalid({ file, reason }: { file: string; reason: string }): Diagnostic {
  return problem({
    code: 'invalid-recording',
    message: `The recording is invalid: ${reason}`,
    hint: 'Rerun the test that writes this file. A recording has these keys: {"title", "outside", "steps": [{"kind", "from", "to", "text"}]}.',
    file,
  });
}
