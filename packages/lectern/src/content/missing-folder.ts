import { existsSync } from 'node:fs';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';
import { siteRelative } from './paths.js';

interface Options {
  siteDir: string;
  dir: string;
  source: { type: string; id: string };
  key?: { file?: string; line?: number; column?: number } | undefined;
  /** Location of the folder's name, if the name isn't from the source's `path`. */
  location?: { file: string; line: number; column: number } | undefined;
}

/** Returns an error if a source's folder doesn't exist. */
export function missingFolder({ siteDir, dir, source, key, location }: Options): Diagnostic[] {
  if (existsSync(dir)) return [];
  return [
    problem({
      code: 'missing-folder',
      message: `The ${source.type} source "${source.id}" reads the folder ${siteRelative({ siteDir, path: dir })}, which does not exist.`,
      hint: `Create the folder, or correct ${location === undefined ? 'the `path` of the source in the configuration' : 'the name of the version'}.`,
      ...(location ?? key),
    }),
  ];
}
