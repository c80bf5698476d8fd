import type { GlobalData } from '../../model/page-data.types.js';
import useDocusaurusContext from './useDocusaurusContext.js';

/**
 * `@docusaurus/useGlobalData`: what plug-ins share with all components, by their name and id. What docs are about is
 * answered by `@docusaurus/plugin-content-docs/client`.
 */
export default function useGlobalData(): GlobalData {
  return useDocusaurusContext().globalData;
}

export function useAllPluginInstancesData(plugin: string): Readonly<Record<string, unknown>> {
  return useGlobalData()[plugin] ?? {};
}

export function usePluginData(plugin: string, id = 'default'): unknown {
  return useAllPluginInstancesData(plugin)[id] ?? {};
}
