import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contentOf } from '../../cache/cache-file.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { problem } from '../../diagnostics/diagnostic.js';
import { messageOf } from '../../util/message-of.js';

interface Minifier {
  transform(options: { filename: string; code: Uint8Array; minify: boolean }): unknown;
}

/**
 * If the site's style sheets are invalid, reports why, and bundles again without the invalid rules, which browsers
 * ignore, too. The minifier processes the merged style sheet, so its errors have no useful location. To locate a
 * mistake, each style sheet is minified separately.
 */
export async function withoutInvalidStyles<Result>({
  siteDir,
  inputs,
  onInvalidStyle,
  run,
}: {
  siteDir: string;
  /** The bundler adds files while it runs. */
  inputs: ReadonlySet<string>;
  onInvalidStyle: (found: Diagnostic) => void;
  run: (options: { skipInvalidStyles: boolean }) => Promise<Result>;
}): Promise<Result> {
  try {
    return await run({ skipInvalidStyles: false });
  } catch (error) {
    const reason = /\[lightningcss minify\] ([^\n]*)/.exec(messageOf(error))?.[1];
    if (reason === undefined) throw error;
    const minifier = await loadMinifier();
    const located = [...inputs]
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => styleProblem({ file, siteDir, minifier }) ?? []);
    for (const found of located.length > 0 ? located : [compiledStyleProblem(reason)]) onInvalidStyle(found);
    return await run({ skipInvalidStyles: true });
  }
}

function compiledStyleProblem(reason: string): Diagnostic {
  return problem({
    code: 'invalid-style',
    message: `The compiled style sheets are invalid: ${reason}`,
    hint: 'Find the cause in the Sass, Less, or Stylus files of the site, or in what its PostCSS plug-ins add, and fix it.',
  });
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
      code: 'invalid-style',
      message: `The style sheet is invalid: ${messageOf(error)}`,
      hint: 'Fix the CSS at this location.',
      file: relative(siteDir, file).replaceAll('\\', '/'),
      line: loc?.line,
      column: loc?.column,
    });
  }
}
