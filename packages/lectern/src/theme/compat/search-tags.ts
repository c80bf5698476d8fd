import type { ReactNode } from 'react';
import { useActivePluginAndVersion, useAllDocsData } from './docs-versions.js';
import type { Version } from './docs-versions.types.js';
import { usePreferredVersionNames } from './preferred-version-name.js';
import useDocusaurusContext from './useDocusaurusContext.js';

export const DEFAULT_SEARCH_TAG = 'default';

export function getDocsVersionSearchTag(pluginId: string, versionName: string): string {
  return `docs-${pluginId}-${versionName}`;
}

export { getDocsVersionSearchTag as docVersionSearchTag };

export function useDocsPreferredVersionByPluginId(): Readonly<Record<string, Version | null>> {
  const docs = Object.entries(useAllDocsData());
  const names = usePreferredVersionNames(docs.map(([pluginId]) => pluginId));
  return Object.fromEntries(
    docs.map(([pluginId, { versions }], index) => [
      pluginId,
      versions.find(({ name }) => name === names[index]) ?? null,
    ]),
  );
}

/**
 * Returns one tag for each docs instance: for the page's version, or else the version that the reader last chose, or
 * else the latest version.
 */
export function useDocsContextualSearchTags(): string[] {
  const docs = useAllDocsData();
  const active = useActivePluginAndVersion();
  const preferred = useDocsPreferredVersionByPluginId();
  return Object.entries(docs).flatMap(([pluginId, { versions }]) => {
    const here = active?.activePlugin.pluginId === pluginId ? active.activeVersion : undefined;
    const version = here ?? preferred[pluginId] ?? versions.find(({ isLast }) => isLast) ?? versions[0];
    return version === undefined ? [] : [getDocsVersionSearchTag(pluginId, version.name)];
  });
}

export function useContextualSearchFilters(): { locale: string; tags: string[] } {
  const { i18n } = useDocusaurusContext();
  return { locale: i18n.currentLocale, tags: [DEFAULT_SEARCH_TAG, ...useDocsContextualSearchTags()] };
}

/** Renders only its children. The hooks need no provider, because they read local storage. */
export function DocsPreferredVersionContextProvider({ children }: { children?: ReactNode }): ReactNode {
  return children;
}
