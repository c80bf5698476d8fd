import { createHash } from 'node:crypto';
import type { SiteConfig } from '../../config/schema/index.js';
import type { CspDirective, CspSources, HeadTag, SourceContent } from '../../content/types.js';
import { codeNeeds } from '../../session/bundle/code-origins.js';
import { sitePlugins } from '../../session/plugins/site-plugins.js';

/** Returns the sources that plug-ins and pages add to the content security policy, sorted and without duplicates. */
export function collectCspSources({
  config,
  contents,
}: {
  config: Pick<SiteConfig, 'plugins'>;
  contents: readonly SourceContent[];
}): CspSources {
  const plugins = sitePlugins(config).map(({ plugin }) => plugin);
  return mergeCspSources([
    ...plugins.map(({ csp }) => csp ?? {}),
    ofInlineScripts(plugins.flatMap(({ headTags }) => headTags ?? [])),
    ...contents.map(({ csp }) => csp ?? {}),
    ...contents.map(({ headTags }) => ofInlineScripts(headTags ?? [])),
    ...contents.flatMap(({ pages }) => pages.map((page) => (page.kind === 'generated' && page.csp) || {})),
  ]);
}

/**
 * Returns whether the CSP can require Trusted Types. It can't if the site has third-party scripts, or scripts that set
 * HTML: they don't use the engine's Trusted Types policy, `lectern`, and would stop working. It can if the site allows
 * the policies of these scripts with `trusted-types`.
 */
export function canRequireTrustedTypes({ csp, setsHtml }: { csp: CspSources; setsHtml: boolean }): boolean {
  if (csp['trusted-types'] !== undefined) return true;
  return !setsHtml && !csp['script-src']?.some((source) => /^(?:https?:|\*)/.test(source));
}

export function mergeCspSources(all: readonly CspSources[]): CspSources {
  const merged = new Map<CspDirective, Set<string>>();
  for (const sources of all) {
    for (const [directive, values] of Object.entries(sources) as [CspDirective, readonly string[]][])
      merged.set(directive, new Set([...(merged.get(directive) ?? []), ...values]));
  }
  const used = [...merged].filter(([, values]) => values.size > 0);
  return Object.fromEntries(used.map(([directive, values]) => [directive, [...values].sort()]));
}

export function withoutForbidden({
  sources,
  forbid,
}: {
  sources: CspSources;
  forbid: readonly string[];
}): CspSources {
  const kept = Object.entries(sources).map(([directive, values]) => [
    directive,
    values.filter((value) => !forbid.includes(value)),
  ]);
  return mergeCspSources([Object.fromEntries(kept) as CspSources]);
}

/**
 * Returns the CSP sources for inline scripts in the head: a hash for each script, and the origins that the scripts load
 * from.
 */
function ofInlineScripts(tags: readonly HeadTag[]): CspSources {
  const texts = tags.flatMap(({ tagName, innerHTML }) => (tagName === 'script' ? (innerHTML ?? []) : []));
  if (texts.length === 0) return {};
  const { origins } = codeNeeds({ modules: texts.map((code) => ({ id: '', code })), styles: [] });
  return mergeCspSources([{ 'script-src': texts.map((text) => `'sha256-${sha256(text)}'`) }, origins]);
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
