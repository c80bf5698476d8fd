import type { SiteConfig } from '../../config/schema/index.js';
import type { PageData } from '../../model/page-data.types.js';
import { hasExtension } from '../../model/page-markdown.js';
import type { HtmlToMarkdownRule } from '../../plugin/types.js';
import type { AddressOptions } from '../../util/addresses.js';
import { decodePath, normalizeRoute, routeToMarkdown } from '../../util/addresses.js';
import { sitePlugins } from '../plugins/site-plugins.js';
import { articleOf } from '../render/article.js';
import { htmlToMarkdown } from './to-markdown.js';

interface Input {
  html: string;
  page: Pick<PageData, 'title' | 'description' | 'canonical' | 'markdown'> & {
    site: Pick<PageData['site'], 'url' | 'base'>;
  };
  without: ReadonlySet<string>;
  rules: MarkdownRules;
}

type MarkdownRules = Readonly<Record<string, HtmlToMarkdownRule>>;

/** Keys are the class names that the rules apply to. */
export function markdownRules(config: Pick<SiteConfig, 'plugins'>): MarkdownRules {
  const own = sitePlugins(config).map(({ plugin }) => plugin.htmlToMarkdown ?? {});
  return Object.assign({}, ...own);
}

export function pageMarkdown({ html, page, without, rules }: Input): string | undefined {
  if (page.markdown === undefined) return undefined;
  const { title, description, canonical, site } = page;
  const { origin } = new URL(site.url);
  const resolve = (address: string): string =>
    resolveAddress({ address, canonical, base: site.base, origin, without });
  const article = htmlToMarkdown({ html: articleOf(html), resolve, rules });
  const heading = /^# (.+)\n?/.exec(article);
  const body = article.slice(heading?.[0].length ?? 0).trim();
  const lead = description === '' || body.startsWith(description) ? [] : [`> ${description}`];
  return `${[`# ${heading?.[1] ?? title}`, ...lead, `<${canonical}>`, body].filter(Boolean).join('\n\n')}\n`;
}

/** Makes a URL absolute. Links to pages of this site lead to their Markdown version. */
function resolveAddress({
  address,
  canonical,
  base,
  origin,
  without,
}: Pick<AddressOptions, 'base'> & {
  address: string;
  canonical: string;
  origin: string;
  without: ReadonlySet<string>;
}): string {
  const target = parse({ address, canonical });
  if (target === undefined) return address;
  const isHere = target.origin === origin && `${target.pathname}/`.startsWith(base);
  if (!isHere || address.startsWith('#')) return target.href;
  const route = normalizeRoute(decodePath(target.pathname).slice(base.length - 1));
  if (hasExtension(route) || without.has(route)) return target.href;
  target.pathname = base + routeToMarkdown(route);
  return target.href;
}

function parse({ address, canonical }: { address: string; canonical: string }): URL | undefined {
  try {
    return new URL(address, canonical);
  } catch {
    return undefined;
  }
}
