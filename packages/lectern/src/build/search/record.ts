import type { SearchName, SourcePage } from '../../content/types.js';
import type { ResolvedNavbarItem } from '../../model/navbar.types.js';
import { sourceLabel } from '../../model/page-list.js';
import type { PageSummary } from '../../model/page-summary.js';
import type { SiteModel } from '../../model/site.types.js';
import { isLastVersion } from '../../model/versions.js';
import { articleOf } from '../../session/render/article.js';
import { hashText } from '../../util/hash.js';

export interface SearchRecord {
  route: string;
  url: string;
  title: string;
  /** The description in the front matter, which may be missing from the page's text. */
  description?: string;
  /** The label of the page's source. Readers can filter results by this label. */
  source: string;
  textHash: string;
  loadText: () => string;
  names: SearchName[];
}

interface Site {
  site: SiteModel;
  navbar: readonly ResolvedNavbarItem[];
}

interface Input {
  page: SourcePage | { kind: 'not-found' };
  data: PageSummary;
}

type RecordOf = (input: Input) => Omit<SearchRecord, 'textHash' | 'loadText'> | undefined;

export function searchRecords({ site, navbar }: Site): RecordOf {
  const labels = new Map<string, string>();
  const labelOf = (source: string): string => {
    const label = labels.get(source) ?? sourceLabel({ site, navbar, source });
    labels.set(source, label);
    return label;
  };
  const labeled = new Set(
    site.config.plugins.flatMap(({ name, label }) => (label === undefined ? [] : [name])),
  );
  return ({ page, data }) => {
    if (page.kind === 'not-found' || page.kind === 'search' || page.kind === 'redirect') return undefined;
    if (!isListed(page)) return undefined;
    // Index only the latest version, so that search doesn't find the same sentence once per version.
    if ('version' in page && !isLastVersion({ site, source: page.source, version: page.version }))
      return undefined;
    const { route, href, title } = data;
    // Pages of a plug-in without a label are listed under the label of the source whose sidebar they show.
    const isUnlabeled = page.kind === 'generated' && !labeled.has(page.source);
    const owner = isUnlabeled ? (data.source ?? page.source) : page.source;
    return {
      route,
      url: href,
      title,
      ...descriptionOf(page),
      source: labelOf(owner),
      names: namesOf({ page, data }),
    };
  };
}

function descriptionOf(page: Input['page']): Pick<SearchRecord, 'description'> {
  const description = 'frontMatter' in page ? page.frontMatter.description : undefined;
  return description === undefined ? {} : { description };
}

export function searchText(html: string): Pick<SearchRecord, 'textHash' | 'loadText'> {
  const text = articleText(html);
  return { textHash: hashText(text), loadText: () => text };
}

function isListed(page: SourcePage): boolean {
  if ('listing' in page && page.listing === true) return false;
  return !('unlisted' in page && (page.unlisted === true || ('draft' in page && page.draft)));
}

function namesOf({ page, data }: { page: SourcePage; data: PageSummary }): SearchRecord['names'] {
  if (page.kind === 'generated' && page.searchNames !== undefined) return [...page.searchNames];
  const labels = 'sidebarLabel' in page ? [page.sidebarLabel] : [];
  return [...new Set([data.title, ...labels, ...data.keywords])].map((name) => ({ name }));
}

const blocks = /<(svg|button|style|script|template)\b[^>]*>[\s\S]*?<\/\1>/g;
const headingLinks = /<a\b[^>]*\bclass="heading-link"[^>]*>[\s\S]*?<\/a>/g;
/** These tags can occur within a word, so they are removed without inserting a space. */
const marks = /<\/?(?:span|wbr|lectern-[a-z]+)\b[^>]*>/g;

export function articleText(html: string): string {
  return articleOf(html).replace(blocks, '').replace(headingLinks, '').replace(marks, '');
}
