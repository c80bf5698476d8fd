import { createHash } from 'node:crypto';
import type { OpenapiPage } from '../content/types.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { renderPlainMarkdown } from '../markdown/plain.js';
import type { Anchors, Asset } from '../model/links.js';
import { resolveLink } from '../model/links.js';
import type { SiteModel } from '../model/site.js';
import type { OpenapiInput } from '../session/render/contract.js';
import type { ApiTarget, ApiText } from '../sources/openapi/model.js';
import { routeToHref } from '../util/addresses.js';
import { documentFile } from './openapi-files.js';

interface Input {
  page: OpenapiPage;
  site: SiteModel;
  anchors: Anchors;
  assets: ReadonlyMap<string, Asset>;
  /** Links of descriptions that lead nowhere are put here while the page is rendered. */
  diagnostics: Diagnostic[];
  broken: Set<string>;
}

/** What a page of an API reference is rendered from. */
export function openapiInput({ page, site, diagnostics, broken, ...known }: Input): OpenapiInput {
  const href = ({ route, anchor }: ApiTarget): string =>
    routeToHref({ route, ...site.addresses }) + (anchor === undefined ? '' : `#${anchor}`);
  const text = ({ markdown, file, line, column }: ApiText) =>
    renderPlainMarkdown({
      text: markdown,
      resolveLink: (url) => {
        if (!isSafeAddress(url)) return '';
        const reference = { url, file, line, column };
        const found = resolveLink({ site, reference, route: page.route, ...known });
        if (found.diagnostic !== undefined) diagnostics.push(found.diagnostic);
        if (found.diagnostic?.code === 'broken-link') broken.add(found.href);
        return found.href;
      },
      resolveImage: (url) => (/^https?:/i.test(url) ? url : ''),
    }).map((chunk) => ('html' in chunk ? { html: withoutEmptyLinks(chunk.html) } : chunk));
  const mock = mockFile(page);
  const mockUrl = mock === undefined ? undefined : site.config.baseUrl + mock.file;
  const file = documentFile(page);
  const documentUrl = file === undefined ? undefined : site.config.baseUrl + file;
  return { api: page.api, text, href, mockUrl, documentUrl };
}

/** What may not be a link is words, and so is an image that may not be shown. */
function withoutEmptyLinks(html: string): string {
  return html
    .replace(/<img src=""(?: alt="([^"]*)")?[^>]*>/g, '$1')
    .replace(/<a href=""[^>]*>(.*?)<\/a>/gs, '$1');
}

/** The data of a page's console, which are published beside the page: only who opens the console fetches them. */
export function mockFile({ route, api }: OpenapiPage): { file: string; content: string } | undefined {
  if (api.mock === undefined) return undefined;
  const content = JSON.stringify(api.mock);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const name = route.slice(1).replace(/[^\w.-]+/g, '-');
  return { file: `assets/openapi/${name === '' ? 'index' : name}-${hash}.json`, content };
}

/**
 * A document may come from someone else. A link runs no script and shows no page of its own: addresses of the web and of
 * mail are links, and so are those without a scheme.
 */
export function isSafeAddress(url: string): boolean {
  // Browsers leave out white space and control characters before they read the scheme.
  const plain = url.replace(/[\p{Cc} ]/gu, '');
  const scheme = /^([^/?#:]*):/.exec(plain)?.[1];
  return scheme === undefined || /^(?:https?|mailto|tel)$/i.test(scheme);
}
