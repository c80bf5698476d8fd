import { isMarkdown } from '../../content/page-kinds.js';
import type { MarkdownDocument } from '../../content/types.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { TokenValue } from '../../markdown/tokens.js';
import type { Reference } from '../../markdown/types.js';
import { isBrokenLink } from '../../model/broken-links.js';
import { resolveImage } from '../../model/images.js';
import type { Anchors, Asset } from '../../model/link-targets.js';
import type { ResolvedLink } from '../../model/links.js';
import { resolveLink } from '../../model/links.js';
import type { SiteModel } from '../../model/site.types.js';
import type { IdTarget } from '../../plugin/plugin.js';
import { routeToHref, targetHref } from '../../util/addresses.js';
import type { CompiledFiles, CompiledText } from '../compile/compiler.js';
import type { Renderable } from '../pages.js';
import { withPartials } from '../partials.js';
import type { PluginResults } from '../plugins/assemble.js';
import type { Project } from '../project.js';

export interface CheckContext {
  project: Project;
  compiled: CompiledFiles;
  assets: ReadonlyMap<string, Asset>;
  anchors: Anchors;
  plugins: PluginResults;
}

export interface ResolvedReferences {
  tokens: Map<string, TokenValue>;
  /** Broken URLs, each with an error in `diagnostics`, and URLs with `pathname://`, which are not checked. */
  broken: Set<string>;
  diagnostics: Diagnostic[];
}

/** Collects the anchors of each page. Links with a hash are checked against them. */
export function collectAnchors({ project, compiled }: Pick<CheckContext, 'project' | 'compiled'>): Anchors {
  const anchors = new Map<string, readonly string[]>();
  for (const page of project.site.pages.values()) {
    if (page.kind === 'generated' && (page.anchors ?? page.headings) !== undefined)
      anchors.set(page.route, page.anchors ?? (page.headings ?? []).map(({ id }) => id));
    // A document that wasn't compiled isn't shown on any page.
    if (!isMarkdown(page) || !compiled.has(page.file)) continue;
    const [text, ...partials] = withPartials({ siteDir: project.siteDir, compiled, file: page.file });
    const own = text?.anchors ?? [];
    // Most pages have no imports, so the document's list is shared instead of copied.
    anchors.set(
      page.route,
      partials.length === 0 ? own : [own, ...partials.map((partial) => partial.anchors)].flat(),
    );
  }
  return anchors;
}

export function resolveReferences({
  page,
  context,
}: {
  page: Renderable;
  context: CheckContext;
}): ResolvedReferences {
  const tokens = new Map<string, TokenValue>();
  const broken = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  if (!isMarkdown(page)) return { tokens, broken, diagnostics };
  const { project, compiled, assets, plugins } = context;
  const { site, siteDir } = project;
  for (const text of withPartials({ siteDir, compiled, file: page.file })) {
    const { images, ids, loadDetails } = text;
    // Links in an excerpt are relative to the original file.
    const file = text.excerptOf ?? text.file;
    const linkOf = linkResolver({ page, file, context });
    for (const link of loadDetails().links) {
      const { href, diagnostic } = linkOf(link);
      if (diagnostic !== undefined) diagnostics.push(diagnostic);
      if (isBrokenOrUnchecked({ link, diagnostic })) broken.add(href);
      tokens.set(link.token, { href });
    }
    for (const image of images) {
      const { asset, diagnostic } = resolveImage({ site, reference: { ...image, file }, assets });
      if (diagnostic !== undefined) diagnostics.push(diagnostic);
      tokens.set(image.token, { href: asset.href, attributes: imageAttributes(asset) });
    }
    for (const { token } of ids) tokens.set(token, idLink({ target: plugins.ids.get(token), site }));
    for (const [token, value] of partTokens({ text, plugins, site })) tokens.set(token, value);
  }
  return { tokens, broken, diagnostics };
}

/** Links with `pathname://` aren't checked, because they lead to the same server, but not to a page of the site. */
function isBrokenOrUnchecked({
  link,
  diagnostic,
}: {
  link: Reference;
  diagnostic: Diagnostic | undefined;
}): boolean {
  return isBrokenLink(diagnostic) || link.url.startsWith('pathname://');
}

function linkResolver({
  page,
  file,
  context: { project, anchors, assets },
}: {
  page: MarkdownDocument;
  file: string;
  context: CheckContext;
}): (link: Reference) => ResolvedLink {
  const { site } = project;
  // A page that lists documents shows only parts of them, so a link to a heading in a listed document leads to its own
  // page.
  const owner = page.listing === true ? site.files.get(file) : undefined;
  const route = owner?.route ?? page.route;
  return (link) => {
    const resolved = resolveLink({ site, reference: { ...link, file }, route, anchors, assets });
    const isWithin = owner !== undefined && resolved.href.startsWith('#');
    return isWithin
      ? { ...resolved, href: routeToHref({ route, ...site.addresses }) + resolved.href }
      : resolved;
  };
}

function partTokens({
  text,
  plugins,
  site,
}: {
  text: CompiledText;
  plugins: PluginResults;
  site: SiteModel;
}): [token: string, value: TokenValue][] {
  const { codeSpans = [], textDirectives = [] } = text.loadDetails().parts ?? {};
  return [
    ...codeSpans.flatMap(({ token }): [string, TokenValue][] => {
      if (token === undefined) return [];
      const { href, attributes } = idLink({ target: plugins.ids.get(token), site });
      return [[token, { href, attributes: { class: 'code-link', ...attributes } }]];
    }),
    ...textDirectives.flatMap(({ token }): [string, TokenValue][] =>
      token === undefined ? [] : [[token, { href: plugins.texts.get(token) ?? '' }]],
    ),
  ];
}

/** An unresolved ID has an empty URL. */
function idLink({ target, site }: { target: IdTarget | undefined; site: SiteModel }): TokenValue {
  if (target === undefined) return { href: '' };
  const { title, ...location } = target;
  const href = targetHref({ target: location, addresses: site.addresses });
  return { href, attributes: title === undefined ? {} : { title } };
}

function imageAttributes({ width, height }: Asset): Record<string, string | number> {
  const size: Record<string, number> = width === undefined || height === undefined ? {} : { width, height };
  return { ...size, loading: 'lazy', decoding: 'async' };
}
