import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contentOf } from '../../cache/cache-file.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { LecternError, problem } from '../../diagnostics/diagnostic.js';
import { messageOf } from '../../util/message-of.js';

interface Minifier {
  transform(options: { filename: string; code: Uint8Array; minify: boolean }): unknown;
}

/**
 * The minifier processes the site's merged style sheet, so its errors have no useful location. To locate a mistake,
 * each style sheet is minified separately.
 */
export async function withStyleErrors<Result>({
  siteDir,
  inputs,
  run,
}: {
  siteDir: string;
  /** Absolute paths of the input files. The bundler adds them while it runs. */
  inputs: ReadonlySet<string>;
  run: () => Promise<Result>;
}): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!messageOf(error).includes('[lightningcss minify]')) throw error;
    const minifier = await loadMinifier();
    const found = [...inputs]
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => styleProblem({ file, siteDir, minifier }) ?? []);
    if (found.length === 0) throw error;
    throw new LecternError(found, { cause: error });
  }
}

async function loadMinifier(): Promise<Minifier> {
  const bundler = createRequire(createRequire(import.meta.url).resolve('vite'));
  return (await import(pathToFileURL(bundler.resolve('lightningcss')).href)) as Minifier;
}

function styleProblem({
  file,
  siteDir,
  minifier,
}: {
  file: string;
  siteDir: string;
  minifier: Minifier;
}): Diagnostic | undefined {
  const code = contentOf(file);
  if (code === undefined) return undefined;
  try {
    minifier.transform({ filename: file, code, minify: true });
    return undefined;
  } catch (error) {
    const { loc } = error as { loc?: { line: number; column: number } };
    return problem({
      code: 'bundle-failed',
      message: `The style sheet is invalid: ${messageOf(error)}`,
      hint: 'Fix the CSS at this location.',
      file: relative(siteDir, file).replaceAll('\\', '/'),
      line: loc?.line,
      column: loc?.column,
    });
  }
}
