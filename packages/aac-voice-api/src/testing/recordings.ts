import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Step } from './recorder.js';

/**
 * Recordings are stored next to the sources, and the documentation draws its sequence diagrams from them. Tests compare
 * the library's calls with the recordings; `npm run record` updates the recordings.
 */
const folder = join(import.meta.dirname, '../../recordings');

/** Participants of a recording that aren't part of the library. */
const OUTSIDE = ['Game', 'Microphone'];

export interface Recorded {
  readonly name: string;
  readonly title: string;
  readonly steps: readonly Step[];
}

export function keepRecording({ name, title, steps }: Recorded): void {
  const file = join(folder, `${name}.json`);
  const outside = OUTSIDE.filter((part) => steps.some(({ from, to }) => from === part || to === part));
  const recording = { title, outside, steps };
  const now = toJson(recording);
  if (process.env.RECORD) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, now);
    return;
  }
  const cached = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  // Git may have converted the line endings.
  if (cached?.replaceAll('\r\n', '\n') === now) return;
  throw new Error(
    `packages/aac-voice-api/recordings/${name}.json ${differenceTo({ cached, recording })}\n` +
      'If the change is intended, run "npm run record", review the difference, and check that the text around the diagram is still right.',
  );
}

export function keptRecordings(): string[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.map((file) => file.replace(/\.json$/, '')).sort();
}

interface Kept {
  readonly title: string;
  readonly outside: readonly string[];
  readonly steps: readonly Step[];
}

function differenceTo({ cached, recording }: { cached: string | undefined; recording: Kept }): string {
  if (cached === undefined) return 'is missing.';
  const before = (JSON.parse(cached) as Kept).steps.map(lineOf);
  const now = recording.steps.map(lineOf);
  const at = Array.from({ length: Math.max(before.length, now.length) }).findIndex(
    (_, index) => before[index] !== now[index],
  );
  if (at === -1) return 'no longer matches the test: its title or its format differs.';
  return (
    `no longer matches what the library does. Step ${at + 1}:\n` +
    `  recorded: ${before[at] ?? 'nothing'}\n` +
    `  now:      ${now[at] ?? 'nothing'}`
  );
}

function lineOf({ kind, from, to, text }: Step): string {
  return `${from} ${kind === 'call' ? '->' : '-->'} ${to}: ${text}`;
}

/** One step per line, so a diff shows only the steps that changed. */
function toJson({ title, outside, steps }: Kept): string {
  const lines = steps.map((step) => `    ${JSON.stringify(step)}`);
  return `{\n  "title": ${JSON.stringify(title)},\n  "outside": ${JSON.stringify(outside)},\n  "steps": [\n${lines.join(',\n')}\n  ]\n}\n`;
}
