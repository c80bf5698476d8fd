import { readFileSync } from 'node:fs';
import type { PageData } from '../../model/page-data.types.js';
import { hashOf } from '../../util/hash.js';
import { callablePlugins, sitePlugins } from '../plugins/site-plugins.js';
import type { Project } from '../project.js';

export async function transformHtml({
  html,
  page,
  project,
}: {
  html: string;
  page: PageData;
  project: Pick<Project, 'siteDir' | 'config' | 'configFile' | 'locateInConfig' | 'content'>;
}): Promise<string> {
  let transformed = html;
  for (const { plugin } of callablePlugins(project)) {
    if (plugin.transformHtml === undefined) continue;
    const { data } = project.content.find(({ id }) => id === plugin.name) ?? {};
    transformed = await plugin.transformHtml({ html: transformed, page, data });
  }
  return transformed;
}

/** A function's source doesn't include the values that it uses, so the configuration's files are also hashed. */
export function transformKey({
  config,
  configDependencies,
}: Pick<Project, 'config' | 'configDependencies'>): string {
  const transforms = sitePlugins(config).flatMap(({ plugin }) =>
    plugin.transformHtml === undefined ? [] : [String(plugin.transformHtml)],
  );
  if (transforms.length === 0) return '';
  return hashOf([transforms, configDependencies.map((file) => readFileSync(file, 'utf8'))]);
}
