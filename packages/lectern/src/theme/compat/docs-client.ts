import { useContext } from 'react';
import { RenderContext } from '../context.js';

interface Version {
  name: string;
  label: string;
  path: string;
  isLast: boolean;
}

/** `@docusaurus/plugin-content-docs/client`: what is known of the page that is rendered. */
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

export function useActiveVersion(): Version {
  return useVersion();
}

export function useLatestVersion(): Version {
  return useVersion();
}

export function useVersions(): Version[] {
  return [useVersion()];
}

export function useActiveDocContext() {
  return { activeVersion: useVersion(), activeDoc: undefined, alternateDocVersions: {} };
}

export function useAllDocsData() {
  return { default: { path: '/', versions: [useVersion()] } };
}

export function useDocsData() {
  return { path: '/', versions: [useVersion()] };
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
