import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { problem } from '../../diagnostics/diagnostic.js';
import { renderPlainMarkdown } from '../../markdown/plain.js';
import { splitUrl } from '../../model/asset-path.js';
import { missingImage } from '../../model/images.js';
import type { LinkTargets } from '../../model/link-targets.js';
import type { ReferencePlace } from '../../model/links.js';
import { resolveLink } from '../../model/links.js';
import { decodePath } from '../../util/addresses.js';
import type { MarkdownInput, RenderMarkdown } from './contract.js';

interface Options extends LinkTargets {
  route: string;
  diagnostics: Diagnostic[];
  broken: Set<string>;
}

export function markdownRenderer({ route, site, diagnostics, broken, ...known }: Options): RenderMarkdown {
  /** Returns an empty URL if the link becomes plain text. */
  const reported = ({ href, diagnostic: found, onBrokenLinks }: BrokenLink): string => {
    const diagnostic = withPolicy({ diagnostic: found, onBrokenLinks });
    // A component may render the same Markdown twice, for example in a table and below it. Report each broken link only
    // once.
    if (diagnostic !== undefined && !isKnown({ diagnostics, found: diagnostic }))
      diagnostics.push(diagnostic);
    if (onBrokenLinks === 'warn' || onBrokenLinks === 'ignore') return '';
    if (found?.code === 'broken-link') broken.add(href);
    return href;
  };
  return ({
    markdown,
    file,
    line,
    column = 1,
    untrusted = false,
    html = 'text',
    onBrokenLinks,
    links = {},
  }) => {
    const imageUrl = (url: string): string => {
      const image = untrustedImage({ reference: { url, file, line, column }, site });
      return image.diagnostic === undefined ? image.href : reported({ ...image, href: '', onBrokenLinks });
    };
    const chunks = renderPlainMarkdown({
      text: markdown,
      html,
      resolveLink: (url) => {
        if (Object.hasOwn(links, url)) return links[url] ?? '';
        if (untrusted && !isSafeAddress(url)) return '';
        const reference = { url, file, line, column };
        const found = resolveLink({ site, reference, route, ...known });
        return found.diagnostic === undefined ? found.href : reported({ ...found, onBrokenLinks });
      },
      ...(untrusted ? { resolveImage: imageUrl } : {}),
    });
    if (!untrusted && onBrokenLinks === undefined) return chunks;
    return chunks.map((chunk) => ('html' in chunk ? { html: withoutEmptyLinks(chunk.html) } : chunk));
  };
}

/** An image in untrusted Markdown must be on the web or be a static file. */
function untrustedImage({
  reference: { url, ...location },
  site,
}: {
  reference: ReferencePlace;
  site: LinkTargets['site'];
}): { href: string; diagnostic?: Diagnostic } {
  if (/^https?:/i.test(url)) return { href: url };
  const { path: encoded, hash } = splitUrl(url);
  const path = decodePath(encoded);
  if (site.staticFiles.has(path)) return { href: site.config.baseUrl + encoded.slice(1) + hash };
  if (/^\/(?!\/)/.test(path)) {
    const reference = { url, ...location };
    return { href: '', diagnostic: { ...missingImage({ site, reference, path }), severity: 'warning' } };
  }
  const diagnostic = problem({
    code: 'missing-image',
    severity: 'warning',
    message: `The image "${url.length > 80 ? `${url.slice(0, 79)}…` : url}" is not shown, because its URL is neither an http URL nor the path of a static file.`,
    hint: 'Use an http or https URL, or a path that starts with a slash and leads to a static file.',
    ...location,
  });
  return { href: '', diagnostic };
}

interface BrokenLink {
  href: string;
  diagnostic?: Diagnostic | undefined;
  onBrokenLinks: MarkdownInput['onBrokenLinks'];
}

function withPolicy({
  diagnostic,
  onBrokenLinks,
}: {
  diagnostic: Diagnostic | undefined;
  onBrokenLinks: MarkdownInput['onBrokenLinks'];
}): Diagnostic | undefined {
  if (diagnostic === undefined || onBrokenLinks === undefined) return diagnostic;
  if (onBrokenLinks === 'ignore') return undefined;
  return { ...diagnostic, severity: onBrokenLinks === 'warn' ? 'warning' : 'error' };
}

function isKnown({ diagnostics, found }: { diagnostics: readonly Diagnostic[]; found: Diagnostic }): boolean {
  return diagnostics.some(
    ({ file, line, message }) => file === found.file && line === found.line && message === found.message,
  );
}

function withoutEmptyLinks(html: string): string {
  return html
    .replace(/<img src=""(?: alt="([^"]*)")?[^>]*>/g, '$1')
    .replace(/<a href=""[^>]*>(.*?)<\/a>/gs, '$1');
}

/** Returns whether a URL can't run scripts: it is relative, or has the scheme `http`, `https`, `mailto`, or `tel`. */
export function isSafeAddress(url: string): boolean {
  // Browsers strip leading spaces and control characters from a URL, and all tabs and line breaks.
  const plain = url.replace(/[\p{Cc} ]/gu, '');
  const scheme = /^([^/?#:]*):/.exec(plain)?.[1];
  return scheme === undefined || /^(?:https?|mailto|tel)$/i.test(scheme);
}
