import { feedFile, readFeed } from '../build/feed/index.js';
import { sitemap } from '../build/files/extra-files.js';
import type { SiteConfig } from '../config/schema/index.js';
import { LecternError } from '../diagnostics/diagnostic.js';
import { pageData } from '../model/page-data.js';
import type { PageData } from '../model/page-data.types.js';
import { addressesWithoutMarkdown, markdownAddress } from '../model/page-markdown.js';
import { llmsFiles, llmsRule } from '../session/page-markdown/llms-files.js';
import { markdownRules, pageMarkdown } from '../session/page-markdown/page-markdown.js';
import { renderablePages } from '../session/pages.js';
import type { Project } from '../session/project.js';
import { markdownToRoute } from '../util/addresses.js';
import type { Preview } from './preview.js';
import { splitLocale } from './split-locale.js';

interface Input {
  preview: Preview;
  i18n: SiteConfig['i18n'];
  address: string;
}

export async function textFile({
  preview,
  i18n,
  address,
}: Input): Promise<{ type: string; text: string } | undefined> {
  const { locale, route } = splitLocale({ address, i18n });
  const prefix = address.slice(0, address.length - route.length);
  const page = markdownToRoute(route);
  if (page !== undefined) {
    const text = await textOf({ preview, project: await preview.project(locale), prefix, route: page });
    return text === undefined ? undefined : { type: 'text/markdown; charset=utf-8', text };
  }
  if (address === `/${feedFile}`) return feed(await preview.project(i18n.defaultLocale));
  if (!['/llms.txt', '/llms-full.txt', '/sitemap.xml'].includes(route)) return undefined;
  const project = await preview.project(locale);
  const pages = await pagesOf({ preview, project, prefix });
  if (route === '/sitemap.xml') return { type: 'application/xml', text: sitemap(pages) };
  const { list, full } = llmsFiles({ project, pages });
  const type = 'text/plain; charset=utf-8';
  if (route === '/llms.txt') return { type, text: list };
  const texts = [full.head];
  for (const data of full.pages)
    texts.push((await textOf({ preview, project, prefix, route: data.route })) ?? '');
  return { type, text: texts.join(llmsRule) };
}

async function feed(project: Project): Promise<{ type: string; text: string } | undefined> {
  const { text, diagnostics } = await readFeed(project);
  if (diagnostics.length > 0) throw new LecternError(diagnostics);
  return text === undefined ? undefined : { type: 'application/rss+xml; charset=utf-8', text };
}

interface PageInput {
  preview: Preview;
  project: Project;
  prefix: string;
}

async function textOf({
  preview,
  project: { site, config },
  prefix,
  route,
}: PageInput & { route: string }): Promise<string | undefined> {
  const page = site.pages.get(route);
  if (page === undefined || page.kind === 'redirect') return undefined;
  if (markdownAddress({ site, page: { kind: page.kind, route } }) === undefined) return undefined;
  const { html, data } = await preview.page(prefix + route);
  if (data === undefined) return undefined;
  return pageMarkdown({
    html,
    page: data,
    without: new Set(addressesWithoutMarkdown(site)),
    rules: markdownRules(config),
  });
}

/** Renders component pages, because components define their titles. */
async function pagesOf({ preview, project, prefix }: PageInput): Promise<PageData[]> {
  const pages: PageData[] = [];
  for (const page of renderablePages(project)) {
    const rendered = page.kind === 'component-page' ? await preview.page(prefix + page.route) : undefined;
    pages.push(rendered?.data ?? pageData({ ...project, page }));
  }
  return pages;
}
