import { relative } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { problem } from '../../diagnostics/diagnostic.js';
import { engineSource } from '../../util/engine-paths.js';

export interface MissingExport {
  name: string;
  exporter: string;
  importer: string;
  line: number;
  column: number;
}

interface Bundling<T> {
  onMissingExport: (missing: MissingExport) => void;
  run: (options: { shimMissingExports: boolean }) => Promise<T>;
}

/**
 * If missing exports are the only errors, reports them, and bundles again with `undefined` instead, as webpack does.
 * Only the errors of the first run have locations.
 */
export async function withShimmedExports<T>({ onMissingExport, run }: Bundling<T>): Promise<T> {
  try {
    return await run({ shimMissingExports: false });
  } catch (error) {
    const found = missingExports(error);
    if (found === undefined) throw error;
    for (const missing of found) onMissingExport(missing);
    return await run({ shimMissingExports: true });
  }
}

interface BundlerError {
  code?: string;
  message: string;
  exporter?: string;
  loc?: { file?: string; line?: number; column?: number };
}

function missingExports(error: unknown): MissingExport[] | undefined {
  const { errors = [] } = error as { errors?: readonly BundlerError[] };
  const found = errors.map(({ code, message, exporter, loc: { file, line = 1, column = 0 } = {} }) => {
    const name = /"(.+?)" is not exported by/.exec(message)?.[1];
    if (code !== 'MISSING_EXPORT' || name === undefined || exporter === undefined || file === undefined)
      return undefined;
    // The engine can't render pages without the exports that it imports from the site's theme components.
    return file.startsWith(engineSource())
      ? undefined
      : { name, exporter, importer: file.replace(/\?.*/, ''), line, column: column + 1 };
  });
  return found.length > 0 && found.every((each) => each !== undefined) ? found : undefined;
}

export function missingExportProblems({
  missing,
  siteDir,
}: {
  missing: readonly MissingExport[];
  siteDir: string;
}): Diagnostic[] {
  const pathOf = (file: string): string => relative(siteDir, file).replaceAll('\\', '/');
  return missing.map(({ name, exporter, importer, line, column }) =>
    problem({
      code: 'missing-export',
      message: `This module imports ${name === 'default' ? 'the default export of' : `"${name}" from`} ${pathOf(exporter)}, which does not export it, so the imported value is undefined.`,
      hint: exporter.includes('/node_modules/')
        ? 'Correct the name, or install a version of the package that has this export.'
        : `Correct the name, or add the export to ${pathOf(exporter)}.`,
      file: pathOf(importer),
      line,
      column,
    }),
  );
}
