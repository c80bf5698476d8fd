/**
 * `@docusaurus/useGlobalData`: plug-ins of Docusaurus do not run here, so there are no data of theirs. What docs are about
 * is answered by `@docusaurus/plugin-content-docs/client`.
 */
export default function useGlobalData(): Record<string, Record<string, unknown>> {
  return {};
}

export function useAllPluginInstancesData(_plugin: string): Record<string, unknown> {
  return {};
}

export function usePluginData(_plugin: string, _id?: string): Record<string, unknown> {
  return {};
}
