import { useDocPage } from './useDocusaurusContext.js';

/** `@docusaurus/useRouteContext`: the plug-in that created the page. */
export default function useRouteContext(): { plugin: { id: string; name: string }; data: object } {
  const place = useDocPage()?.docPlace;
  const name = place === undefined ? 'pages' : 'docs';
  return {
    plugin: { id: place?.pluginId ?? 'default', name: `docusaurus-plugin-content-${name}` },
    data: place === undefined ? {} : { version: place.version },
  };
}
