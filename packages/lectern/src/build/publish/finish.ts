import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { problem } from '../../diagnostics/diagnostic.js';
import { hashText } from '../../util/hash.js';
import { withFileErrors } from './file-errors.js';
import { hasJournal, isBeingPublished } from './journal.js';
import { readMark, siteIdentity } from './mark.js';
import { recoverStage } from './publish.js';
import { locate } from './resolved-path.js';

interface Options {
  siteDir: string;
  outDir: string;
}

/**
 * The staging folder is inside the site's folder, because a folder next to the output folder could belong to another
 * project.
 * @param outDir - Absolute path, with symbolic links resolved.
 */
export function stageFolder({ siteDir, outDir }: Options): string {
  return join(siteDir, '.lectern', `publish-${hashText(outDir).slice(0, 12)}`);
}

export interface Finisher {
  finish(): Promise<Diagnostic[]>;
}

/** In milliseconds. */
const patience = 10_000;

/** After an interruption, the output folder contains old and new files. Call `finish` before you read it. */
export function createFinisher({ siteDir, outDir: asked }: Options): Finisher {
  const publication = publicationOf({ siteDir, outDir: asked });
  let running: Promise<Diagnostic[]> | undefined;
  const run = async ({ outDir, dir, site }: Publication): Promise<Diagnostic[]> => {
    const end = Date.now() + patience;
    while (hasJournal(dir) && isBeingPublished(dir) && Date.now() < end) await wait(10);
    if (!hasJournal(dir) || isBeingPublished(dir)) return [];
    const warnings = withFileErrors(outDir, () => recoverStage({ outDir, dir, site }));
    const mark = readMark(outDir);
    return typeof mark === 'object' && !mark.complete ? [...warnings, incomplete(outDir)] : warnings;
  };
  return {
    finish() {
      if (publication === undefined || !hasJournal(publication.dir)) return running ?? Promise.resolve([]);
      running ??= run(publication).finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}

interface Publication {
  outDir: string;
  dir: string;
  site: string;
}

/** Returns undefined if a path can't be resolved. Another step reports the error. */
function publicationOf({ siteDir, outDir: asked }: Options): Publication | undefined {
  try {
    const outDir = locate(asked).path;
    const site = siteIdentity({ siteDir: locate(siteDir).path, outDir });
    return { outDir, site, dir: stageFolder({ siteDir, outDir }) };
  } catch {
    return undefined;
  }
}

function incomplete(outDir: string): Diagnostic {
  return problem({
    code: 'output-incomplete',
    severity: 'warning',
    message: `A build was interrupted while it published to ${outDir}, and can't be resumed. The folder contains a mix of new and old files.`,
    hint: 'Build the site again before you serve or deploy it.',
  });
}
