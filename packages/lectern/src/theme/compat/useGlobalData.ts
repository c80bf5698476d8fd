import type { GlobalData } from '../../model/page-data.types.js';
import useDocusaurusContext from './useDocusaurusContext.js';

/**
 * `@docusaurus/useGlobalData`: returns the data that plug-ins share with all components, by name and ID. For docs,
 * use `@docusaurus/plugin-content-docs/client`.
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
