import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { problem } from '../../diagnostics/diagnostic.js';

/**
 * The bundler's error names the module that was being compiled, which may belong to the engine. The returned problem
 * names the invalid TypeScript or PostCSS configuration instead.
 */
export function settingsProblem({
  reason,
  siteDir,
}: {
  reason: string;
  siteDir: string;
}): Diagnostic | undefined {
  const code = 'bundle-failed';
  const [, tsconfig, mistake = ''] = /Failed to load tsconfig '(.+?)': (.+)$/.exec(reason) ?? [];
  if (tsconfig !== undefined) {
    const [, what = mistake, line = '1', column = '1'] =
      /^(.+) at line (\d+) column (\d+)$/.exec(mistake) ?? [];
    return problem({
      code,
      message: `The TypeScript configuration can't be read: ${what}.`,
      hint: 'Fix the error in this file.',
      // The bundler's paths are relative to the working directory, not to the site's folder.
      file: relative(siteDir, resolve(tsconfig)),
      line: Number(line),
      column: Number(column),
    });
  }
  const [, folder, failure = ''] =
    /Failed to load PostCSS config \(searchPath: (.+?)\): (?:\[\w+\] )?(.+)$/.exec(reason) ?? [];
  if (folder === undefined) return undefined;
  const file = 'package.json';
  const invalid = jsonMistake(join(siteDir, file));
  if (invalid !== undefined)
    return problem({
      code,
      message: `The file isn't valid JSON: ${invalid}.`,
      hint: 'Fix the JSON syntax of package.json.',
      file,
    });
  const hint = 'Fix the error in the PostCSS configuration, or install the package that is missing.';
  // The error names a file if Lectern loaded the configuration, or a folder if the bundler searched for a
  // configuration.
  if (/\.[cm]?js$/.test(folder))
    return problem({
      code,
      message: `The PostCSS configuration failed to load: ${failure}.`,
      hint,
      file: relative(siteDir, folder),
    });
  const place = relative(siteDir, folder) || 'the site folder';
  return problem({
    code,
    message: `The PostCSS configuration in ${place} failed to load: ${failure}.`,
    hint,
  });
}

function jsonMistake(path: string): string | undefined {
  try {
    JSON.parse(readFileSync(path, 'utf8'));
    return undefined;
  } catch (error) {
    return error instanceof SyntaxError ? error.message : undefined;
  }
}
