import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { problem } from '../../diagnostics/diagnostic.js';
import { didYouMean } from '../../diagnostics/nearest.js';
import type { Project } from '../../session/project.js';
import { normalizeRoute, routeToHref } from '../../util/addresses.js';
import { parseChangelog } from './changelog.js';
import { rss } from './rss.js';

export const feedFile = 'feed.xml';

export async function readFeed({
  siteDir,
  config,
  configFile,
  locateInConfig,
  site,
  siteData,
}: Pick<Project, 'siteDir' | 'config' | 'configFile' | 'locateInConfig' | 'site' | 'siteData'>): Promise<{
  text?: string;
  diagnostics: Diagnostic[];
}> {
  if (config.feed === undefined) return { diagnostics: [] };
  const { changelog: file, page } = config.feed;
  const atKey = (key: string) => ({ file: configFile, ...locateInConfig(['feed', key]) });
  const content = await readFile(join(siteDir, file), 'utf8').catch(() => undefined);
  if (content === undefined) {
    const message = `The changelog "${file}" does not exist.`;
    const hint = 'Correct `feed.changelog`, which is relative to the site folder.';
    return { diagnostics: [problem({ code: 'unknown-changelog', message, hint, ...atKey('changelog') })] };
  }
  const route = normalizeRoute(page);
  const { releases, diagnostics } = parseChangelog({ text: content, file });
  if (!site.pages.has(route)) {
    const message = `The feed links to the page "${route}", which does not exist.${didYouMean({ found: route, known: site.pages.keys() })}`;
    const hint =
      'Create a page that imports the changelog, or set `feed.page` to the route of the page that shows it.';
    diagnostics.push(problem({ code: 'unknown-feed-page', message, hint, ...atKey('page') }));
  }
  if (diagnostics.length > 0) return { diagnostics };
  const complete = (address: string): string => new URL(address, config.url).href;
  return {
    text: rss({
      releases,
      title: siteData.title,
      description: siteData.tagline,
      language: siteData.htmlLang,
      address: complete(config.baseUrl + feedFile),
      page: complete(routeToHref({ route, ...site.addresses })),
    }),
    diagnostics,
  };
}
