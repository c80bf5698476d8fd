import { styleText } from 'node:util';
import type { BuildResult, Findings } from '../build/build.js';
import type { PagesOfSource } from '../build/make-site.js';
import type { LecternError } from '../diagnostics/diagnostic.js';
import { formatDiagnostic, formatLocation, hasErrors } from '../diagnostics/diagnostic.js';
import type { Claim } from '../plugin/document-hooks.js';
import type { SampleCounts } from '../session/samples/types.js';
import type { UnifiedCost } from '../session/workers/worker-pool.js';
import { counted, singular } from '../util/nouns.js';
import type { AppliedUpdate } from './apply-updates.js';
import { doctorReport } from './doctor-report.js';
import { linkCode } from './link-code.js';
import type { Migrated } from './migrate.js';
import { notesTable } from './notes-table.js';
import type { Profile } from './profile-table.js';
import { profileTable } from './profile-table.js';
import { summarizeWarnings } from './summarize-warnings.js';

interface Done extends BuildResult {
  command: string;
  milliseconds: number;
  profile?: Profile | undefined;
}

export interface Created {
  dir: string;
  files: readonly string[];
  extended: readonly string[];
  next: readonly string[];
}

export interface Reporter {
  step(name: string): void;
  done(result: Done): void;
  serving(url: string): void;
  created(result: Created): void;
  updated(updates: readonly AppliedUpdate[]): void;
  claims(claims: readonly Claim[]): void;
  examined(findings: Findings): void;
  migrated(result: Migrated): void;
}

export function reporter({ json }: { json: boolean }): Reporter {
  if (json) {
    return {
      step: () => undefined,
      done: (result) => console.log(JSON.stringify({ ok: true, ...result })),
      serving: (url) => console.log(JSON.stringify({ ok: true, url })),
      created: (result) => console.log(JSON.stringify({ ok: true, ...result })),
      updated: (updates) => console.error(JSON.stringify({ updates })),
      claims: (claims) => console.error(JSON.stringify({ claims })),
      examined: (findings) =>
        console.log(JSON.stringify({ ok: !hasErrors(findings.diagnostics), ...findings })),
      migrated: (result) => console.log(JSON.stringify({ ok: true, ...result })),
    };
  }
  return {
    step: (name) => console.log(styleText('dim', `  ${name} …`)),
    done: (result) => {
      const { command, pages, sources, outDir, samples, counts, unified, warnings, origins } = result;
      const { notes, milliseconds, profile } = result;
      for (const text of summarizeWarnings(warnings))
        console.warn(`${styleText('yellow', linkCode({ text, stream: process.stderr }))}\n`);
      const what = `${counted(pages, 'page')} ${command === 'check' ? 'checked' : `in ${outDir}`}`;
      console.log(`${styleText('green', '✓')} ${what} (${(milliseconds / 1000).toFixed(1)} s)`);
      if (sources.length > 1) console.log(`  ${sourcesLine(sources)}`);
      if (Object.values(samples).some((count) => count > 0)) console.log(`  ${sampleLine(samples)}`);
      for (const line of countLines(counts)) console.log(`  ${line}`);
      if (unified !== undefined) console.log(`  ${unifiedLine(unified)}`);
      for (const [directive, sources] of Object.entries(origins).filter(([, list]) => list.length > 0))
        console.log(styleText('dim', `  Content security policy: ${directive} ${shortList(sources)}`));
      if (notes.length > 0) console.log(`\n${notesTable(notes)}`);
      if (profile !== undefined) console.log(`\n${profileTable(profile)}`);
    },
    serving: (url) =>
      console.log(`\n  The site is at ${styleText('bold', url)}\n  Press Ctrl+C to stop the server.\n`),
    created: ({ dir, files, extended, next }) => {
      for (const file of files) console.log(styleText('dim', `  ${file}`));
      for (const file of extended) console.log(styleText('dim', `  ${file} (keys added)`));
      const steps = dir === '.' ? next : [`cd ${/\s/.test(dir) ? `"${dir}"` : dir}`, ...next];
      console.log(
        `\n${styleText('green', '✓')} Created ${dir === '.' ? 'the files in this folder' : dir}. Next:\n`,
      );
      for (const step of steps) console.log(`  ${styleText('bold', step)}`);
      console.log('');
    },
    updated: (updates) => {
      if (updates.length === 0) console.log('  Nothing to update.');
      for (const { location, diff } of updates)
        console.log(`\n${styleText('bold', location)}\n${diff.join('\n')}`);
      if (updates.length > 0) console.log('\n  Check that the text around each change is still correct.\n');
    },
    claims: (claims) => console.log(`\n${claimsTable(claims)}`),
    examined: (findings) => console.log(`\n${doctorReport(findings)}`),
    migrated: ({ file, from, notes, packages }) => {
      console.log(`${styleText('green', '✓')} Wrote ${file}, which now takes precedence over ${from}.`);
      if (notes.length > 0) console.log(`\n${notesTable(notes)}`);
      console.log(`\n  The new file imports ${packages.join(', ')}. Next:\n`);
      console.log(`  ${styleText('bold', 'npx lectern check')}\n`);
    },
  };
}

function sourcesLine(sources: readonly PagesOfSource[]): string {
  const sorted = [...sources].sort((a, b) => b.pages - a.pages);
  return sorted.map(({ source, pages }) => `${pages} ${source}`).join(', ');
}

function shortList(sources: readonly string[]): string {
  const shown = sources.slice(0, 6).join(' ');
  return sources.length > 6 ? `${shown} and ${sources.length - 6} more` : shown;
}

function sampleLine({ checked, optedOut, run }: SampleCounts): string {
  return `${counted(checked, 'code sample')} checked, ${optedOut} opted out with no-check, ${run} run`;
}

/** Formats one line per plug-in, such as `1,204 names checked, 12 names opted out`. */
function countLines(counts: Done['counts']): string[] {
  const named = Object.values(counts).filter((own) => Object.keys(own).length > 0);
  if (named.length === 0) return [];
  // Create the formatter only if needed, because loading locale data takes 14 ms, or 2% of an incremental build.
  const format = new Intl.NumberFormat('en-US');
  return named.map((own) =>
    Object.entries(own)
      .map(([what, count]) => `${format.format(count)} ${count === 1 ? ofOne(what) : what}`)
      .join(', '),
  );
}

/** `names checked` becomes `name checked`. */
function ofOne(what: string): string {
  return what.replace(/\b\w*[^s\s]s\b/, singular);
}

function unifiedLine({ sources, texts, milliseconds }: UnifiedCost): string {
  const documents = `${counted(texts, 'document')} from ${sources.join(', ')}`;
  return `${documents} compiled with remark and rehype plug-ins in ${(milliseconds / 1000).toFixed(1)} s`;
}

function claimsTable(claims: readonly Claim[]): string {
  const isOpen = ({ basis }: Claim): boolean => basis === 'unreviewed';
  const sorted = [...claims.filter(isOpen), ...claims.filter((claim) => !isOpen(claim))];
  const rows = sorted.map((claim) => [formatLocation(claim), claim.text, claim.basis]);
  const width = (column: number): number => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0));
  const lines = rows.map(([location = '', text = '', basis = '']) =>
    `  ${location.padEnd(width(0))}  ${text.padEnd(width(1))}  ${basis}`.trimEnd(),
  );
  const open = claims.filter(isOpen).length;
  return [...lines, `  ${counted(claims.length, 'claim')}, ${open} unreviewed.`].join('\n');
}

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
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning');
  const parts = [
    ...errors.map((found) =>
      styleText('red', linkCode({ text: formatDiagnostic(found), stream: process.stderr })),
    ),
    ...summarizeWarnings(warnings).map((text) =>
      styleText('yellow', linkCode({ text, stream: process.stderr })),
    ),
  ];
  console.error(`\n${parts.join('\n\n')}`);
  const [first] = diagnostics;
  if (first !== undefined)
    console.error(styleText('dim', `\n  To look up a code: lectern explain ${first.code}`));
  const rest = command === 'build' || command === 'merge' ? '; the last build is unchanged' : '';
  console.error(`\n${styleText('red', '✗')} ${counted(errors.length, 'error')}${rest}.`);
}
