import type { DocsSourceConfig } from '../../config/schema/sources.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { readText } from '../read-text.js';
import { listSourceFiles } from '../source-files.js';
import type { DocEntry } from './document.js';
import { toDocEntry } from './document.js';
import { docAddress } from './routes.js';
import type { VersionPlan } from './versions.js';

interface Options {
  source: DocsSourceConfig;
  plan: VersionPlan;
  siteDir: string;
  /** Dates of the last changes by file. */
  updates: ReadonlyMap<string, string>;
  /** Absolute path of the folder of the documents. */
  dir: string;
  /** Absolute paths of folders of translations, the strongest first. */
  translations: readonly string[];
}

export interface Entries {
  entries: DocEntry[];
  /** Ids of files that could not be read, which are not unknown. */
  unreadIds: string[];
  diagnostics: Diagnostic[];
}

/** Reads the documents of one version, in the order of their paths. */
export async function readEntries({
  source,
  plan,
  siteDir,
  updates,
  dir,
  translations,
}: Options): Promise<Entries> {
  const files = await listSourceFiles({
    siteDir,
    dir,
    translations,
    include: source.include,
    exclude: source.exclude,
  });
  const results = files.map(({ relative, path, file, replaces }) => {
    const { text, diagnostic } = readText({ path, file });
    if (diagnostic !== undefined) return { unread: relative, diagnostics: [diagnostic] };
    return toDocEntry({
      source: source.id,
      version: plan.name,
      versionRoute: plan.route,
      relative,
      file,
      path,
      replaces,
      content: text,
      editUrl: source.editUrl,
      lastUpdated: updates.get(file),
    });
  });
  return {
    unreadIds: results.flatMap((result) => {
      if (!('unread' in result)) return [];
      return [docAddress({ file: result.unread, versionRoute: plan.route, frontMatter: {} }).id];
    }),
    entries: results.flatMap((result) => ('entry' in result ? [result.entry] : [])),
    diagnostics: results.flatMap((result) => result.diagnostics),
  };
}
