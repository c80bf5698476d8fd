import type { SourcePage } from '../content/types.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';

interface Input {
  /** Problems of the site as read. */
  diagnostics: readonly Diagnostic[];
  /** The requested page; undefined if none has this URL. */
  page: SourcePage | undefined;
  /** Input files of the page, relative to the site's folder. */
  files: readonly string[];
  /** Errors in this file concern every page. */
  configFile: string;
}

/**
 * Separates errors that prevent showing a page from errors in files of other pages, which don't. A page that doesn't
 * exist may be missing because of any of them.
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
