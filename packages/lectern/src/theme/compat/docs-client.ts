import { useContext } from 'react';
import { RenderContext } from '../context.js';

interface Version {
  name: string;
  label: string;
  path: string;
  isLast: boolean;
}

/** Returns the current page, for the hooks of `@docusaurus/plugin-content-docs/client`. */
function usePage() {
  return useContext(RenderContext)?.page;
}

function useVersion(): Version {
  const page = usePage();
  const version = page?.version;
  return {
    name: version?.name ?? 'current',
    label: version?.label ?? 'Next',
    path: page?.site.base ?? '/',
    isLast: true,
  };
}

export function useDocsVersion() {
  const { name, label, isLast } = useVersion();
  return {
    pluginId: 'default',
    version: name,
    label,
    isLast,
    banner: null,
    badge: false,
    docs: {},
    docsSidebars: {},
  };
}

export function useDoc() {
  const page = usePage();
  const title = page?.title ?? '';
  return {
    metadata: {
      id: page?.route ?? '',
      title,
      description: page?.description ?? '',
      permalink: page?.href ?? '',
      frontMatter: {},
    },
    frontMatter: {} as Record<string, unknown>,
    toc: (page?.toc ?? []).map(({ text, ...item }) => ({ ...item, value: text })),
    contentTitle: title,
    assets: {},
  };
}

export function useActivePlugin() {
  return { pluginId: 'default', pluginData: { path: '/', versions: [] } };
}

/** Returns the versions of a docs instance. On a site without versions, returns only that of the page. */
function useInstance(pluginId = 'default'): readonly Version[] {
  const own = useVersion();
  const data = usePage()?.site.globalData['docusaurus-plugin-content-docs']?.[pluginId];
  return (data as { versions: readonly Version[] } | undefined)?.versions ?? [own];
}

/** Returns the version of the page; undefined for a page without one. */
export function useActiveVersion(pluginId?: string): Version | undefined {
  const own = useVersion();
  const versions = useInstance(pluginId);
  return versions.find(({ name }) => name === own.name);
}

export function useLatestVersion(pluginId?: string): Version | undefined {
  const versions = useInstance(pluginId);
  return versions.find(({ isLast }) => isLast) ?? versions[0];
}

export function useVersions(pluginId?: string): readonly Version[] {
  return useInstance(pluginId);
}

export function useActiveDocContext() {
  return { activeVersion: useVersion(), activeDoc: undefined, alternateDocVersions: {} };
}

export function useAllDocsData() {
  return { default: { path: '/', versions: useInstance() } };
}

export function useDocsData(pluginId?: string) {
  return { path: '/', versions: useInstance(pluginId) };
}

export function useDocsPreferredVersion() {
  return { preferredVersion: null, savePreferredVersionName: (): void => undefined };
}

export function useDocsSidebar() {
  return null;
}

export function useCurrentSidebarCategory() {
  return undefined;
}

export function useCurrentSidebarSiblings(): never[] {
  return [];
}

export function useDocById() {
  return undefined;
}

export function findFirstSidebarItemLink(item: { href?: string }): string | undefined {
  return item.href;
}
