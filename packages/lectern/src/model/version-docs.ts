import { sourceInstance } from '../util/source-instance.js';
import type { SiteModel } from './site.types.js';
import type { ListedDoc, VersionDocs } from './version-docs.types.js';

/** Docusaurus's React hooks expect this format. */
export function versionDocs(site: Pick<SiteModel, 'pages'>): VersionDocs {
  const all = new Map<string, Map<string, [id: string, doc: ListedDoc][]>>();
  for (const page of site.pages.values()) {
    if (page.kind !== 'doc') continue;
    const { id, title, description, sidebar, version } = page;
    const instance = sourceInstance(page.source);
    const versions = all.get(instance) ?? new Map<string, [id: string, doc: ListedDoc][]>();
    const docs = versions.get(version) ?? [];
    docs.push([id, { id, title, description, sidebar: typeof sidebar === 'string' ? sidebar : undefined }]);
    all.set(instance, versions.set(version, docs));
  }
  const plain = [...all].map(([instance, versions]) => [
    instance,
    Object.fromEntries([...versions].map(([version, docs]) => [version, Object.fromEntries(docs)])),
  ]);
  return Object.fromEntries(plain) as VersionDocs;
}
