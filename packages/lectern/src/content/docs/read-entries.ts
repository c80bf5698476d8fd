import type { ReadMemory } from '../../cache/read-memory.js';
import type { DocsSourceConfig } from '../../config/schema/sources.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { asLecternError } from '../../diagnostics/internal-error.js';
import { callSiteFunction } from '../../diagnostics/site-function.js';
import { hashOf, hashText } from '../../util/hash.js';
import { realFiles } from '../../util/real-files.js';
import type { LastUpdate } from '../git.js';
import type { EditBase } from '../paths.js';
import { readText } from '../read-text.js';
import type { FrontMatterOf } from '../reader-types.js';
import type { SiteReach } from '../site-reach.js';
import type { SourceFile } from '../source-files.js';
import { listSourceFiles } from '../source-files.js';
import type { DocEntry } from './document.js';
import { toDocEntry } from './document.js';
import { prefixParserOf } from './number-prefix.js';
import { docAddress } from './routes.js';
import type { VersionPlan } from './versions.js';

interface Options {
  source: DocsSourceConfig;
  plan: VersionPlan;
  siteDir: string;
  locale: string;
  updates: ReadonlyMap<string, LastUpdate>;
  dir: string;
  translations: readonly string[];
  memory?: ReadMemory | undefined;
  reach?: SiteReach | undefined;
  frontMatterOf?: FrontMatterOf | undefined;
  mdx1?: boolean | undefined;
}

export interface Entries {
  entries: DocEntry[];
  /** IDs of unreadable files. References to these files aren't reported as unknown. */
  unreadIds: string[];
  diagnostics: Diagnostic[];
}

type ReadEntry = ({ entry: DocEntry } | { unread: string }) & { diagnostics: Diagnostic[] };

export async function readEntries({
  siteDir,
  dir,
  translations,
  memory,
  reach,
  frontMatterOf,
  ...version
}: Options): Promise<Entries> {
  const { source, plan, updates, mdx1 = false } = version;
  const { include, exclude } = source;
  const files = await listSourceFiles({ siteDir, dir, translations, include, exclude });
  const { id, editUrl } = source;
  const prefixes = String(source.numberPrefixParser);
  // An `editUrl` function may return a different URL for each locale, so the cache key must contain the locale.
  const editLocale = typeof editUrl === 'function' ? version.locale : '';
  const settings = hashOf([
    'doc',
    siteDir,
    id,
    String(editUrl),
    editLocale,
    prefixes,
    source.excerpt,
    String(source.showLastUpdateAuthor),
    plan.name,
    plan.route,
    mdx1,
  ]);
  const isReal = realFiles();
  const replacements = await replacedFrontMatter({ files, frontMatterOf });
  const results = files.map((found): ReadEntry => {
    const lastUpdate = updates.get(found.file) ?? {};
    // Check access before using the file memory, because the configuration may have changed which files may be read.
    const { path, file } = found;
    const refused = reach?.check({ path, name: file, file, isReal: isReal(path) });
    if (refused !== undefined) return { unread: found.relative, diagnostics: [refused] };
    const replaced = replacements.get(path);
    if (replaced?.failure !== undefined) return { unread: found.relative, diagnostics: replaced.failure };
    const replacement = replaced?.frontMatter;
    const make = (): ReadEntry => readEntry({ ...version, found, lastUpdate, replacement });
    if (memory === undefined) return make();
    const own = replacement === undefined ? [] : [hashText(JSON.stringify(replacement))];
    const { lastUpdated, lastUpdatedBy } = lastUpdate;
    const key = [settings, found.relative, found.replaces, lastUpdated, lastUpdatedBy, ...own].join(' ');
    return memory.recall({ path: found.path, key, make });
  });
  return {
    unreadIds: results.flatMap((result) => {
      if (!('unread' in result)) return [];
      return [unreadId({ file: result.unread, source, plan })];
    }),
    entries: results.flatMap((result) => ('entry' in result ? [result.entry] : [])),
    diagnostics: results.flatMap((result) => result.diagnostics),
  };
}

type Replacement =
  | { frontMatter: Readonly<Record<string, unknown>>; failure?: undefined }
  | { failure: Diagnostic[] };

async function replacedFrontMatter({
  files,
  frontMatterOf,
}: Pick<Options, 'frontMatterOf'> & { files: readonly SourceFile[] }): Promise<Map<string, Replacement>> {
  const replaced = new Map<string, Replacement>();
  if (frontMatterOf === undefined) return replaced;
  for (const found of files) {
    const { text: content } = readText(found);
    if (content === undefined) continue;
    try {
      const frontMatter = await frontMatterOf({ path: found.path, content });
      if (frontMatter !== undefined) replaced.set(found.path, { frontMatter });
    } catch (error) {
      const { diagnostics } = asLecternError({ error, doing: 'reading', file: found.file });
      replaced.set(found.path, { failure: [...diagnostics] });
    }
  }
  return replaced;
}

function readEntry({
  source,
  plan,
  found,
  lastUpdate,
  replacement,
  locale,
  mdx1,
}: Pick<Options, 'source' | 'plan' | 'locale' | 'mdx1'> & {
  found: SourceFile;
  lastUpdate: LastUpdate;
  replacement: Readonly<Record<string, unknown>> | undefined;
}): ReadEntry {
  const { text, diagnostic } = readText(found);
  if (diagnostic !== undefined) return { unread: found.relative, diagnostics: [diagnostic] };
  try {
    return toDocEntry({
      ...found,
      source: source.id,
      version: plan.name,
      versionRoute: plan.route,
      content: text,
      replacement,
      excerpt: source.excerpt,
      mdx1,
      editUrl: editUrlOf({ source, plan, found, locale }),
      lastUpdated: lastUpdate.lastUpdated,
      lastUpdatedBy: lastUpdate.lastUpdatedBy,
      showsAuthor: source.showLastUpdateAuthor,
      parsePrefix: prefixParserOf(source.numberPrefixParser),
    });
  } catch (error) {
    const diagnostics = [...asLecternError({ error, doing: 'reading', file: found.file }).diagnostics];
    return { unread: found.relative, diagnostics };
  }
}

function unreadId({ file, source, plan }: Pick<Options, 'source' | 'plan'> & { file: string }): string {
  const parsePrefix = prefixParserOf(source.numberPrefixParser);
  return docAddress({ file, versionRoute: plan.route, frontMatter: {}, parsePrefix }).id;
}

function editUrlOf({
  source: { editUrl },
  plan,
  found,
  locale,
}: Pick<Options, 'source' | 'plan' | 'locale'> & { found: SourceFile }): EditBase {
  if (typeof editUrl !== 'function') return editUrl;
  const input = { version: plan.name, versionDocsDirPath: plan.dir, docPath: found.relative, locale };
  return (permalink) =>
    callSiteFunction({
      what: 'the `editUrl` function in the configuration',
      file: found.file,
      run: () => editUrl({ ...input, permalink }),
      expected: { what: 'a URL, or undefined', test: (url) => typeof (url ?? '') === 'string' },
    });
}
