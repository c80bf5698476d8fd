import { sourceInstance } from '../../util/source-instance.js';
import type { DocAddress, Instance, Version } from './docs-versions.types.js';
import { usePreferredVersionName } from './preferred-version-name.js';
import useDocusaurusContext, { useDocPage } from './useDocusaurusContext.js';

const docsPlugin = 'docusaurus-plugin-content-docs';

type Instances = Readonly<Record<string, Instance>>;

interface PluginData {
  [id: string]: { path: string; versions: readonly Omit<Version, 'sidebars'>[] };
}

/** As in Docusaurus, each hook returns the same objects, so that components can compare versions with `===`. */
const instancesOf = new WeakMap<PluginData, Instances>();

export function useAllDocsData(): Instances {
  const data = useDocusaurusContext().globalData[docsPlugin] as PluginData | undefined;
  if (data === undefined) return {};
  const known = instancesOf.get(data) ?? instancesIn(data);
  instancesOf.set(data, known);
  return known;
}

function instancesIn(data: PluginData): Instances {
  return Object.fromEntries(
    Object.entries(data).map(([id, { path, versions }]) => [
      id,
      {
        path,
        breadcrumbs: true,
        versions: versions.map((version) => ({ ...version, sidebars: {} })),
      },
    ]),
  );
}

/** In the items of the navbar, the main instance may have the ID of its source. */
export function useDocsData(pluginId = 'default'): Instance {
  return useAllDocsData()[sourceInstance(pluginId)] ?? { path: '/', breadcrumbs: true, versions: [] };
}

export function useVersions(pluginId?: string): readonly Version[] {
  return useDocsData(pluginId).versions;
}

export function useLatestVersion(pluginId?: string): Version | undefined {
  const versions = useVersions(pluginId);
  return versions.find(({ isLast }) => isLast) ?? versions[0];
}

export function useActiveVersion(pluginId = 'default'): Version | undefined {
  const location = useDocPage()?.docLocation;
  const versions = useVersions(pluginId);
  if (location?.pluginId !== sourceInstance(pluginId)) return undefined;
  return versions.find(({ name }) => name === location.version.name);
}

export function useActiveDocContext(pluginId = 'default'): {
  activeVersion: Version | undefined;
  activeDoc: DocAddress | undefined;
  alternateDocVersions: Readonly<Record<string, DocAddress>>;
} {
  const page = useDocPage();
  const activeVersion = useActiveVersion(pluginId);
  const location = page?.docLocation;
  if (location?.id === undefined || activeVersion === undefined)
    return { activeVersion, activeDoc: undefined, alternateDocVersions: {} };
  const { id, sidebar, alternates = {} } = location;
  const doc = (path: string) => ({ id, path, sidebar });
  return {
    activeVersion,
    activeDoc: doc(page?.href ?? ''),
    alternateDocVersions: Object.fromEntries(
      Object.entries(alternates).map(([name, path]) => [name, doc(path)]),
    ),
  };
}

export function useActivePlugin() {
  const location = useDocPage()?.docLocation;
  const all = useAllDocsData();
  const pluginData = location === undefined ? undefined : all[location.pluginId];
  return location === undefined || pluginData === undefined
    ? undefined
    : { pluginId: location.pluginId, pluginData };
}

export function useActivePluginAndVersion() {
  const activePlugin = useActivePlugin();
  const activeVersion = useActiveVersion(activePlugin?.pluginId);
  return activePlugin === undefined ? undefined : { activePlugin, activeVersion };
}

export function useDocVersionSuggestions(pluginId?: string) {
  const latestVersionSuggestion = useLatestVersion(pluginId);
  const { alternateDocVersions } = useActiveDocContext(pluginId);
  const latestDocSuggestion = alternateDocVersions[latestVersionSuggestion?.name ?? ''];
  return { latestVersionSuggestion, latestDocSuggestion };
}

export function useDocsPreferredVersion(pluginId = 'default') {
  const versions = useVersions(pluginId);
  const { name, save } = usePreferredVersionName(sourceInstance(pluginId));
  return {
    preferredVersion: versions.find((version) => version.name === name) ?? null,
    savePreferredVersionName: save,
  };
}

/** Returns the versions that a link to the docs may lead to, the best one first. */
export function useDocsVersionCandidates(pluginId?: string): Version[] {
  const active = useActiveVersion(pluginId);
  const { preferredVersion } = useDocsPreferredVersion(pluginId);
  const latest = useLatestVersion(pluginId);
  const all = [active, preferredVersion, latest].filter(
    (version) => version !== undefined && version !== null,
  );
  return all.filter(({ name }, index) => all.findIndex((version) => version.name === name) === index);
}
