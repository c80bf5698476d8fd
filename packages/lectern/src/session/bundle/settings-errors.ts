import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { BundlerComplaint } from './bundler-complaint.js';

/**
 * Finds the file that is wrong if the bundler can't read the site's configuration of TypeScript or PostCSS. The bundler
 * names the module that it wanted to compile, which may be a file of the engine.
 */
export function settingsComplaint({
  reason,
  siteDir,
}: {
  reason: string;
  siteDir: string;
}): BundlerComplaint | undefined {
  const [, tsconfig, mistake = ''] = /Failed to load tsconfig '(.+?)': (.+)$/.exec(reason) ?? [];
  if (tsconfig !== undefined) {
    const [, what = mistake, line, column] = /^(.+) at line (\d+) column (\d+)$/.exec(mistake) ?? [];
    return {
      reason: `The TypeScript configuration can't be read: ${what}`,
      // The bundler's paths are relative to the working directory.
      file: resolve(tsconfig),
      ...startOr({ line, column }),
    };
  }
  const [, folder, failure = ''] =
    /^Failed to load PostCSS config \(searchPath: (.+?)\): (?:\[\w+\] )?(.+)$/.exec(reason) ?? [];
  if (folder === undefined) return undefined;
  const manifest = join(siteDir, 'package.json');
  const invalid = jsonMistake(manifest);
  if (invalid !== undefined)
    return {
      reason: `The file isn't valid JSON: ${invalid}`,
      file: manifest,
      line: undefined,
      column: undefined,
    };
  return {
    reason: `The PostCSS configuration in ${relative(siteDir, folder) || 'the site folder'} can't be loaded: ${failure}`,
    file: undefined,
    line: undefined,
    column: undefined,
  };
}

/** Returns whether a reason comes from `settingsComplaint`, so that it isn't about a component. */
export function isAboutSettings(reason: string): boolean {
  return /^The (?:TypeScript configuration|file isn't valid JSON|PostCSS configuration)/.test(reason);
}

function startOr({ line = '1', column = '1' }: { line: string | undefined; column: string | undefined }) {
  return { line: Number(line), column: Number(column) };
}

function jsonMistake(path: string): string | undefined {
  try {
    JSON.parse(readFileSync(path, 'utf8'));
    return undefined;
  } catch (error) {
    return error instanceof SyntaxError ? error.message : undefined;
  }
}
