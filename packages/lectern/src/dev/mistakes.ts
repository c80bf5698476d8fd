import type { SourcePage } from '../content/types.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';

interface Input {
  diagnostics: readonly Diagnostic[];
  /** The requested page; undefined if there is no page at this URL. */
  page: SourcePage | undefined;
  files: readonly string[];
  /** The configuration file. Errors in it affect every page. */
  configFile: string;
}

/**
 * Divides errors into `own`, which prevent showing the page, and `elsewhere`, which are in the files of other pages. If
 * the page doesn't exist, all errors are `own`, because any of the errors may be the reason why it doesn't exist.
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
