import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { LecternError, problem } from '../../diagnostics/diagnostic.js';

/** Runs the bundler; what it throws becomes one problem for each thing that it complains about. */
export async function attempt<T>({ siteDir }: { siteDir: string }, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof LecternError) throw error;
    throw new LecternError(bundleProblems({ error, siteDir }), { cause: error });
  }
}

interface BundlerError {
  message: string;
  id?: string;
  loc?: { file?: string; line?: number; column?: number };
}

export function bundleProblems({ error, siteDir }: { error: unknown; siteDir: string }): Diagnostic[] {
  return bundlerComplaints(error).map(({ reason, file, ...place }) =>
    problem({
      code: 'bundle-failed',
      message: `A component can't be bundled: ${reason}`,
      file: file === undefined ? undefined : relative(siteDir, file),
      ...place,
    }),
  );
}

/** One thing that the bundler complains about. */
export interface BundlerComplaint {
  reason: string;
  file: string | undefined;
  line: number | undefined;
  column: number | undefined;
}

/** What the bundler says in what it throws, without its drawing. */
export function bundlerComplaints(error: unknown): BundlerComplaint[] {
  const { errors = [error as BundlerError] } = error as { errors?: readonly BundlerError[] };
  return errors.map(({ message, id, loc }) => {
    const text = stripVTControlCharacters(message);
    // Behind the first line, the bundler draws the place, which is told here in our own way.
    const [first = ''] = text.replace(/^(?:\[[\w:-]+\] )+/, '').split('\n', 1);
    const place = /\[ (\S+?):(\d+):(\d+) \]/.exec(text);
    return {
      reason: [first.replace(/ in \S+$/, ''), causeIn(text)].filter(Boolean).join(': '),
      file: loc?.file ?? id ?? place?.[1],
      line: loc?.line ?? numberOrNothing(place?.[2]),
      // The bundler counts columns from 0, but not where it draws them.
      column: loc?.column === undefined ? numberOrNothing(place?.[3]) : loc.column + 1,
    };
  });
}

/** What made a plug-in of the bundler throw, which is below its first line. */
function causeIn(text: string): string {
  return /^Caused by:\n\s*(.+)$/m.exec(text)?.[1]?.trim() ?? '';
}

function numberOrNothing(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}
