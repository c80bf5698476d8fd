import pc from 'picocolors';
import type { ConfigNote } from '../config/foreign-config.js';
import type { CspSources } from '../content/types.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { formatDiagnostic, LecternError } from '../diagnostics/diagnostic.js';
import type { SampleCounts } from '../session/samples/types.js';
import { notesTable } from './notes-table.js';
import type { Profile } from './profile-table.js';
import { profileTable } from './profile-table.js';
import { summarizeWarnings } from './summarize-warnings.js';

interface Done {
  command: string;
  pages: number;
  outDir: string;
  samples: SampleCounts;
  warnings: Diagnostic[];
  origins: CspSources;
  notes: readonly ConfigNote[];
  milliseconds: number;
  /** Where it was asked for. */
  profile?: Profile | undefined;
}

export interface Reporter {
  step(name: string): void;
  done(result: Done): void;
  serving(url: string): void;
  /** @param siteDir - As the command named it. */
  created(site: { siteDir: string; files: string[] }): void;
}

/** Says what happens: a line a step, or one JSON object at the end for machines. */
export function reporter({ json }: { json: boolean }): Reporter {
  if (json) {
    return {
      step: () => undefined,
      done: (result) => console.log(JSON.stringify({ ok: true, ...result })),
      serving: (url) => console.log(JSON.stringify({ ok: true, url })),
      created: (site) => console.log(JSON.stringify({ ok: true, ...site })),
    };
  }
  return {
    step: (name) => console.log(pc.dim(`  ${name} …`)),
    done: ({ command, pages, outDir, samples, warnings, origins, notes, milliseconds, profile }) => {
      for (const text of summarizeWarnings(warnings)) console.warn(`${pc.yellow(text)}\n`);
      const what = command === 'check' ? `${pages} pages checked` : `${pages} pages in ${outDir}`;
      console.log(`${pc.green('✓')} ${what} (${(milliseconds / 1000).toFixed(1)} s)`);
      if (Object.values(samples).some((count) => count > 0)) console.log(`  ${sampleLine(samples)}`);
      for (const [directive, sources] of Object.entries(origins).filter(([, list]) => list.length > 0))
        console.log(pc.dim(`  Content security policy: ${directive} ${shortList(sources)}`));
      if (notes.length > 0) console.log(`\n${notesTable(notes)}`);
      if (profile !== undefined) console.log(`\n${profileTable(profile)}`);
    },
    serving: (url) => console.log(`\n  The site is at ${pc.bold(url)}\n  Stop it with Ctrl+C.\n`),
    created: ({ siteDir, files }) => {
      for (const file of files) console.log(pc.dim(`  ${file}`));
      console.log(
        `${pc.green('✓')} A new site in ${siteDir}. In that folder, run "npm install" and "npm run dev".`,
      );
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

/** Prints every error of a failed command. */
export function reportFailure({
  error,
  json,
  command,
}: {
  error: unknown;
  json: boolean;
  command: string;
}): void {
  if (!(error instanceof LecternError)) {
    console.error(json ? JSON.stringify({ ok: false, message: String(error) }) : error);
    return;
  }
  const { diagnostics } = error;
  if (json) {
    console.log(JSON.stringify({ ok: false, diagnostics }));
    return;
  }
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  console.error(
    `\n${diagnostics.map((diagnostic) => (diagnostic.severity === 'error' ? pc.red : pc.yellow)(formatDiagnostic(diagnostic))).join('\n\n')}`,
  );
  const rest = command === 'build' ? '; what was built before is untouched' : '';
  console.error(`\n${pc.red('✗')} ${errors} ${errors === 1 ? 'error' : 'errors'}${rest}.`);
}
