import { useDocPage } from './useDocusaurusContext.js';

export default function useRouteContext(): { plugin: { id: string; name: string }; data: object } {
  const location = useDocPage()?.docLocation;
  const name = location === undefined ? 'pages' : 'docs';
  return {
    plugin: { id: location?.pluginId ?? 'default', name: `docusaurus-plugin-content-${name}` },
    data: location === undefined ? {} : { version: location.version },
  };
}
