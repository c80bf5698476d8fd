import type { SourcePage } from '../content/types.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';

interface Input {
  diagnostics: readonly Diagnostic[];
  page: SourcePage | undefined;
  files: readonly string[];
  configFile: string;
}

/**
 * Errors in `own` prevent showing the page. If the page doesn't exist, all errors are `own`, because any error may be
 * the reason.
 */
export function divideMistakes({ diagnostics, page, files, configFile }: Input): {
  own: Diagnostic[];
  elsewhere: Diagnostic[];
} {
  const ofPage = new Set([
    ...files,
    configFile,
    ...(page !== undefined && 'file' in page ? [page.file] : []),
  ]);
  const isOwn = ({ file }: Diagnostic): boolean =>
    page === undefined || file === undefined || ofPage.has(file);
  return {
    own: diagnostics.filter(isOwn),
    elsewhere: diagnostics.filter((diagnostic) => !isOwn(diagnostic) && diagnostic.severity === 'error'),
  };
}
