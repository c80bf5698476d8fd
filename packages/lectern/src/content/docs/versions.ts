import type { DocsSourceConfig } from '../../config/schema/sources.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { problem } from '../../diagnostics/diagnostic.js';
import { didYouMean } from '../../diagnostics/nearest.js';
import { joinRoute } from '../paths.js';
import type { LocationInConfig } from '../reader-types.js';
import type { DocsVersion } from '../types.js';

export interface VersionPlan {
  name: string;
  label: string;
  route: string;
  banner: DocsVersion['banner'];
  badge: boolean;
  noIndex: boolean;
  className?: string | undefined;
  isLast: boolean;
  dir: string;
  translationDir: string;
  /** Relative to the site's folder. If false, there are no sidebars. If undefined, a sidebar is generated. */
  sidebarsFile?: string | false | undefined;
}

export const current = 'current';

/** As in Docusaurus, the file names of the main source have no prefix: `versions.json`. */
export function versionedName({ sourceId, name }: { sourceId: string; name: string }): string {
  return isMainSource(sourceId) ? name : `${sourceId}_${name}`;
}

export function versionedDir({ sourceId, version }: { sourceId: string; version: string }): string {
  return `${versionedName({ sourceId, name: 'versioned_docs' })}/version-${version}`;
}

export function isMainSource(sourceId: string): boolean {
  return sourceId === 'docs' || sourceId === 'default';
}

/** The current version comes first. `names` is the content of `versions.json`, newest first. */
export function planVersions({
  source,
  names,
  locationInConfig = () => ({}),
}: {
  source: DocsSourceConfig;
  names: readonly string[];
  locationInConfig?: LocationInConfig | undefined;
}): {
  plans: VersionPlan[];
  diagnostics: Diagnostic[];
} {
  // The list may contain the current version, as in Docusaurus.
  const addsCurrent = !names.includes(current) && (source.includeCurrentVersion || names.length === 0);
  const existing = [...(addsCurrent ? [current] : []), ...names];
  const only = source.onlyIncludeVersions;
  const chosen = existing.filter((name) => only === undefined || only.includes(name));
  // If `onlyIncludeVersions` contains no known version, all versions are planned, because later steps need at least
  // one.
  const all = chosen.length === 0 ? existing : chosen;
  const diagnostics = unknownNames({
    source,
    known: [...new Set([current, ...names])],
    all,
    locationInConfig,
  });
  const wanted = source.lastVersion;
  const last =
    wanted !== undefined && all.includes(wanted) ? wanted : (all.find((name) => name !== current) ?? current);
  const plans = all.map((name, index): VersionPlan => {
    const own = source.versions[name] ?? {};
    const isLast = name === last;
    return {
      name,
      label: own.label ?? (name === current ? 'Next' : name),
      route: joinRoute(source.routeBasePath, own.path ?? defaultPath({ name, isLast })),
      banner: own.banner ?? defaultBanner({ index, last: all.indexOf(last) }),
      badge: own.badge ?? all.length > 1,
      noIndex: own.noIndex ?? false,
      ...(own.className === undefined ? {} : { className: own.className }),
      isLast,
      ...places({ source, name }),
    };
  });
  return { plans, diagnostics };
}

function defaultPath({ name, isLast }: { name: string; isLast: boolean }): string {
  if (isLast) return '';
  return name === current ? 'next' : name;
}

function defaultBanner({ index, last }: { index: number; last: number }): DocsVersion['banner'] {
  if (index === last) return 'none';
  return index < last ? 'unreleased' : 'unmaintained';
}

function places({
  source,
  name,
}: {
  source: DocsSourceConfig;
  name: string;
}): Pick<VersionPlan, 'dir' | 'translationDir' | 'sidebarsFile'> {
  if (name === current)
    return { dir: source.path, translationDir: current, sidebarsFile: source.sidebarPath };
  const versioned = (base: string) => versionedName({ sourceId: source.id, name: base });
  return {
    dir: versionedDir({ sourceId: source.id, version: name }),
    translationDir: `version-${name}`,
    sidebarsFile: `${versioned('versioned_sidebars')}/version-${name}-sidebars.json`,
  };
}

function unknownNames({
  source,
  known,
  all,
  locationInConfig,
}: {
  source: DocsSourceConfig;
  known: readonly string[];
  all: readonly string[];
  locationInConfig: LocationInConfig;
}): Diagnostic[] {
  const { versions, lastVersion, onlyIncludeVersions = [] } = source;
  const named: { path: [string, ...PropertyKey[]]; name: string; among: readonly string[] }[] = [
    ...Object.keys(versions).map((name) => ({
      path: ['versions', name] as [string, string],
      name,
      among: known,
    })),
    ...onlyIncludeVersions.map((name, index) => ({
      path: ['onlyIncludeVersions', index] as [string, number],
      name,
      among: known,
    })),
    ...(lastVersion === undefined
      ? []
      : [{ path: ['lastVersion'] as [string], name: lastVersion, among: all }]),
  ];
  return named
    .filter(({ name, among }) => !among.includes(name))
    .map(({ path, name, among }) =>
      problem({
        code: 'unknown-version',
        message: `${path[0]} of the docs source "${source.id}" names the version "${name}", which ${known.includes(name) ? 'is not published' : 'does not exist'}.${didYouMean({ found: name, known: among })}`,
        hint: known.includes(name)
          ? `Published versions: ${among.join(', ')}. Use one of these, or change \`onlyIncludeVersions\` or \`includeCurrentVersion\` so that "${name}" is published.`
          : `Known versions: ${among.join(', ')}. To add a version, list it in ${versionedName({ sourceId: source.id, name: 'versions.json' })}.`,
        ...locationInConfig(path),
      }),
    );
}
