import { createHash } from 'node:crypto';
import type { SiteConfig } from '../../config/schema/index.js';
import type { CspDirective, CspSources, HeadTag, SourceContent } from '../../content/types.js';
import { codeNeeds } from '../../session/bundle/code-origins.js';
import { sitePlugins } from '../../session/plugins/site-plugins.js';

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
 * Third-party scripts, and scripts that set HTML, don't use the engine's Trusted Types policy, `lectern`, and would
 * stop working. A site can allow the policies of these scripts with `trusted-types`.
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

function ofInlineScripts(tags: readonly HeadTag[]): CspSources {
  const texts = tags.flatMap(({ tagName, innerHTML }) => (tagName === 'script' ? (innerHTML ?? []) : []));
  if (texts.length === 0) return {};
  const { origins } = codeNeeds({ modules: texts.map((code) => ({ id: '', code })), styles: [] });
  return mergeCspSources([{ 'script-src': texts.map((text) => `'sha256-${sha256(text)}'`) }, origins]);
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
