import pc from 'picocolors';
import type { Diagnostic, LecternError } from '../diagnostics/diagnostic.js';
import { formatDiagnostic } from '../diagnostics/diagnostic.js';
import type { SampleCounts } from '../session/samples/types.js';
import type { Profile } from './profile-table.js';
import { profileTable } from './profile-table.js';

interface Done {
  command: string;
  pages: number;
  outDir: string;
  samples: SampleCounts;
  warnings: Diagnostic[];
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
    done: ({ command, pages, outDir, samples, warnings, milliseconds, profile }) => {
      for (const warning of warnings) console.warn(`${pc.yellow(formatDiagnostic(warning))}\n`);
      const what = command === 'check' ? `${pages} pages checked` : `${pages} pages in ${outDir}`;
      console.log(`${pc.green('✓')} ${what} (${(milliseconds / 1000).toFixed(1)} s)`);
      if (Object.values(samples).some((count) => count > 0)) console.log(`  ${sampleLine(samples)}`);
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
    `\n${diagnostics.map((diagnostic) => (diagnostic.severity === 'error' ? pc.red : pc.yellow)(formatDiagnostic(diagnostic))).join('\n\n')}`,
  );
  const rest = command === 'build' ? '; what was built before is untouched' : '';
  console.error(`\n${pc.red('✗')} ${errors} ${errors === 1 ? 'error' : 'errors'}${rest}.`);
}
