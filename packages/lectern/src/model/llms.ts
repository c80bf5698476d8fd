import { message } from '../messages/theme.js';
import type { PageListItem, PageListSection, SiteData } from './page-data.types.js';
import type { PageSummary } from './page-summary.js';

/**
 * The maximum number of generated pages from one source in `llms-full.txt`. The reference of a large API is megabytes
 * of text, more than any model can read at once, and each page is also a separate Markdown file.
 */
const mostGeneratedPages = 500;

interface Input {
  siteData: SiteData;
  sections: readonly PageListSection[];
  pages: readonly PageSummary[];
}

export interface LlmsTexts {
  /** Content of `llms.txt`: a description of the site, with links to its documents as Markdown (llmstxt.org). */
  list: string;
  /**
   * The pages in `llms-full.txt`, in order: the listed pages with a Markdown version, except for very large references.
   */
  order: PageSummary[];
}

export function llmsTexts({ siteData, sections, pages }: Input): LlmsTexts {
  const byHref = new Map(
    pages.filter((page) => page.markdown !== undefined).map((page) => [page.href, page]),
  );
  const named = sections
    .flatMap(({ items }) => flatten(items))
    .flatMap(({ href = '' }) => byHref.get(href) ?? []);
  const counts = new Map<string | undefined, number>();
  for (const { kind, source } of named)
    if (kind === 'generated') counts.set(source, (counts.get(source) ?? 0) + 1);
  const order = named.filter(
    ({ kind, source }) => kind !== 'generated' || (counts.get(source) ?? 0) <= mostGeneratedPages,
  );
  return { list: listText({ siteData, sections, byHref, isPart: order.length < named.length }), order };
}

function listText({
  siteData: { title, tagline, messages, url, base },
  sections,
  byHref,
  isPart,
}: Omit<Input, 'pages'> & {
  byHref: ReadonlyMap<string, PageSummary>;
  isPart: boolean;
}): string {
  const full = new URL(`${base}llms-full.txt`, url).href;
  const toLine = (item: PageListItem): string[] => {
    const page = byHref.get(item.href ?? '');
    if (page === undefined) return [];
    const own = page.description === tagline && page.kind !== 'component-page' ? '' : page.description;
    return [
      `- [${escapeBrackets(page.title)}](${page.markdown})${own === '' ? '' : `: ${own.replace(/\s+/g, ' ')}`}`,
    ];
  };
  const parts = sections
    .flatMap(groups)
    .map(({ label, items }) => ({ label, lines: items.flatMap(toLine) }))
    .filter(({ lines }) => lines.length > 0);
  return `${[
    `# ${escapeBrackets(title)}`,
    ...(tagline === '' ? [] : [`> ${tagline}`]),
    message({ messages, id: 'theme.llms.intro', values: { file: `[llms-full.txt](${full})` } }),
    ...(isPart
      ? [message({ messages, id: 'theme.llms.part', values: { count: String(mostGeneratedPages) } })]
      : []),
    ...parts.flatMap(({ label, lines }) => [`## ${label}`, lines.join('\n')]),
  ].join('\n\n')}\n`;
}

function groups({ label, items }: PageListSection): { label: string; items: PageListItem[] }[] {
  const categories = items.filter((item) => item.items.length > 0);
  return [
    { label, items: items.filter((item) => item.items.length === 0) },
    ...categories.map((item) => ({ label: `${label}: ${item.label}`, items: flatten([item]) })),
  ];
}

/** All recursive calls append to the same list, because copying thousands of items at each level would be slow. */
function flatten(items: readonly PageListItem[], list: PageListItem[] = []): PageListItem[] {
  for (const item of items) {
    list.push(item);
    flatten(item.items, list);
  }
  return list;
}

function escapeBrackets(text: string): string {
  return text.replace(/[\\[\]]/g, '\\$&');
}
