import { useContext } from 'react';
import { RenderContext } from '../context.js';

/** `@docusaurus/useRouteContext`: the plug-in that created the page. */
export default function useRouteContext(): { plugin: { id: string; name: string }; data: object } {
  const page = useContext(RenderContext)?.page;
  const name = page?.kind === 'component-page' ? 'pages' : 'docs';
  return { plugin: { id: 'default', name: `docusaurus-plugin-content-${name}` }, data: {} };
}
