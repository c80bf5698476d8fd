import type { SiteConfig } from '../../config/schema/index.js';
import type { MarkdownDocument } from '../../content/types.js';
import { liveModulesFolder } from '../../markdown/live-parts.js';
import type { CompiledDocument, LiveModule } from '../../markdown/types.js';
import { hashText } from '../../util/hash.js';
import { liveItem } from '../bundle/aliases.js';
import { pluginAliases } from '../bundle/plugin-bundling.js';
import { themeModules } from '../bundle/theme-modules.js';

/**
 * Renders a whole document as one island, within the `docItemComponent` of its source. Themes for API references need
 * this, because the components of a page share a store. Returns undefined if the document imports no component that
 * only an installed theme has, because static HTML is then enough.
 */
export function livePage({
  document: { file, imports },
  source,
  config,
}: {
  document: Pick<CompiledDocument, 'file' | 'imports'>;
  source: string | undefined;
  config: Pick<SiteConfig, 'sources' | 'plugins'>;
}): LiveModule | undefined {
  const item = source === undefined ? undefined : docItemComponents(config).get(source);
  if (item === undefined) return undefined;
  const aliases = pluginAliases(config);
  // A component that the installed theme only replaces, such as `Tabs`, doesn't need the store.
  const isOwn = (specifier: string) =>
    aliases[`${specifier}$`] !== undefined && !Object.hasOwn(themeModules, specifier);
  if (!imports.some(({ specifier }) => isOwn(specifier))) return undefined;
  const text = `'use client';
import { createElement } from 'react';
import Item from ${JSON.stringify(item)};
import { DocumentItem } from ${JSON.stringify(liveItem)};
import Document from ${JSON.stringify(`@site/${file}`)};

// As in Docusaurus, the page does its work as soon as it has loaded.
export const hydrate = 'idle';

export default function LivePage() {
  return createElement(DocumentItem, { Component: Item }, createElement(Document));
}
`;
  const name = file.replace(/^.*[\\/]/, '').replace(/\W+/g, '-');
  return { path: `${liveModulesFolder}/${name}-${hashText(text).slice(0, 12)}.jsx`, source: text };
}

export function livePageOf({
  page: { kind, source },
  compiled,
  config,
}: {
  page: Pick<MarkdownDocument, 'kind' | 'source'>;
  compiled: Pick<CompiledDocument, 'file' | 'imports'> | undefined;
  config: Pick<SiteConfig, 'sources' | 'plugins'>;
}): string | undefined {
  if (kind !== 'doc' || compiled === undefined) return undefined;
  const module = livePage({ document: compiled, source, config });
  return module === undefined ? undefined : `@site/${module.path}`;
}

export function docItemComponents({ sources }: Pick<SiteConfig, 'sources'>): ReadonlyMap<string, string> {
  return new Map(
    sources.flatMap((source) =>
      source.type === 'docs' && source.docItemComponent !== undefined
        ? [[source.id, source.docItemComponent] as const]
        : [],
    ),
  );
}
