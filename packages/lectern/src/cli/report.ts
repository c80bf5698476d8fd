import { styleText } from 'node:util';
import type { ConfigNote } from '../config/foreign-config.js';
import type { CspSources } from '../content/types.js';
import type { Diagnostic, LecternError } from '../diagnostics/diagnostic.js';
import { formatDiagnostic } from '../diagnostics/diagnostic.js';
import type { SampleCounts } from '../session/samples/types.js';
import type { UnifiedCost } from '../session/workers/worker-pool.js';
import { notesTable } from './notes-table.js';
import type { Profile } from './profile-table.js';
import { profileTable } from './profile-table.js';
import { summarizeWarnings } from './summarize-warnings.js';

interface Done {
  command: string;
  pages: number;
  outDir: string;
  samples: SampleCounts;
  unified?: UnifiedCost | undefined;
  warnings: Diagnostic[];
  origins: CspSources;
  notes: readonly ConfigNote[];
  milliseconds: number;
  /** Where it was asked for. */
  profile?: Profile | undefined;
}

/** What `lectern init` did. */
export interface Created {
  /** The new folder, as a reader of the terminal would name it: `.` for the current one. */
  dir: string;
  /** New files, relative to the folder. */
  files: readonly string[];
  /** Files that existed and were added to. */
  extended: readonly string[];
  /** Commands to run in the folder next. */
  next: readonly string[];
}

export interface Reporter {
  step(name: string): void;
  done(result: Done): void;
  serving(url: string): void;
  created(result: Created): void;
}

/** Says what happens: a line a step, or one JSON object at the end for machines. */
export function reporter({ json }: { json: boolean }): Reporter {
  if (json) {
    return {
      step: () => undefined,
      done: (result) => console.log(JSON.stringify({ ok: true, ...result })),
      serving: (url) => console.log(JSON.stringify({ ok: true, url })),
      created: (result) => console.log(JSON.stringify({ ok: true, ...result })),
    };
  }
  return {
    step: (name) => console.log(styleText('dim', `  ${name} …`)),
    done: ({ command, pages, outDir, samples, unified, warnings, origins, notes, milliseconds, profile }) => {
      for (const text of summarizeWarnings(warnings)) console.warn(`${styleText('yellow', text)}\n`);
      const what = command === 'check' ? `${pages} pages checked` : `${pages} pages in ${outDir}`;
      console.log(`${styleText('green', '✓')} ${what} (${(milliseconds / 1000).toFixed(1)} s)`);
      if (Object.values(samples).some((count) => count > 0)) console.log(`  ${sampleLine(samples)}`);
      if (unified !== undefined) console.log(`  ${unifiedLine(unified)}`);
      for (const [directive, sources] of Object.entries(origins).filter(([, list]) => list.length > 0))
        console.log(styleText('dim', `  Content security policy: ${directive} ${shortList(sources)}`));
      if (notes.length > 0) console.log(`\n${notesTable(notes)}`);
      if (profile !== undefined) console.log(`\n${profileTable(profile)}`);
    },
    serving: (url) => console.log(`\n  The site is at ${styleText('bold', url)}\n  Stop it with Ctrl+C.\n`),
    created: ({ dir, files, extended, next }) => {
      for (const file of files) console.log(styleText('dim', `  ${file}`));
      for (const file of extended) console.log(styleText('dim', `  ${file} (keys added)`));
      const steps = dir === '.' ? next : [`cd ${/\s/.test(dir) ? `"${dir}"` : dir}`, ...next];
      console.log(`\n${styleText('green', '✓')} Created ${dir === '.' ? 'in this folder' : dir}. Next:\n`);
      for (const step of steps) console.log(`  ${styleText('bold', step)}`);
      console.log('');
    },
  };
}

/** A site may have badges of a hundred hosts. */
function shortList(sources: readonly string[]): string {
  const shown = sources.slice(0, 6).join(' ');
  return sources.length > 6 ? `${shown} and ${sources.length - 6} more` : shown;
}

function sampleLine({ checked, optedOut, run }: SampleCounts): string {
  const samples = `${checked} ${checked === 1 ? 'code sample' : 'code samples'} checked`;
  return `${samples}, ${optedOut} opted out with no-check, ${run} run`;
}

function unifiedLine({ sources, texts, milliseconds }: UnifiedCost): string {
  const documents = `${texts} ${texts === 1 ? 'document' : 'documents'} of ${sources.join(', ')}`;
  return `${documents} compiled with remark and rehype plug-ins in ${(milliseconds / 1000).toFixed(1)} s`;
}

/** Prints every error of a failed command. */
export function reportFailure({
  error,
  json,
  command,
}: {
  error: LecternError;
  json: boolean;
  command: string;
}): void {
  const { diagnostics } = error;
  if (json) {
    console.log(JSON.stringify({ ok: false, diagnostics }));
    return;
  }
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  console.error(
    `\n${diagnostics.map((diagnostic) => styleText(diagnostic.severity === 'error' ? 'red' : 'yellow', formatDiagnostic(diagnostic))).join('\n\n')}`,
  );
  const rest = command === 'build' ? '; what was built before is untouched' : '';
  console.error(`\n${styleText('red', '✗')} ${errors} ${errors === 1 ? 'error' : 'errors'}${rest}.`);
}
