import type { SourcePage } from '../content/types.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';

interface Input {
  /** What is wrong with the site as it was read. */
  diagnostics: readonly Diagnostic[];
  /** The requested page; none where no page has the address. */
  page: SourcePage | undefined;
  /** The files that the page is made from, relative to the site's folder. */
  files: readonly string[];
  /** A mistake in there concerns every page. */
  configFile: string;
}

/**
 * Divides the mistakes in a site into those that keep a page from being shown, and those in the files of other pages: a
 * page is shown as long as nothing is wrong with itself. A page that doesn't exist may be missing because of any of them.
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
