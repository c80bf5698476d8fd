import type { GlobalData } from '../../model/page-data.types.js';
import useDocusaurusContext from './useDocusaurusContext.js';

/** Returns the data that plug-ins share with all components, by plug-in name and then by plug-in ID. */
export default function useGlobalData(): GlobalData {
  return useDocusaurusContext().globalData;
}

export function useAllPluginInstancesData(plugin: string): Readonly<Record<string, unknown>> {
  return useGlobalData()[plugin] ?? {};
}

export function usePluginData(plugin: string, id = 'default'): unknown {
  return useAllPluginInstancesData(plugin)[id] ?? {};
}
