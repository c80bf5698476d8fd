import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import { engineRoot } from '../util/engine-paths.js';

/**
 * Call the returned function before you send a page. If a browser requests a package that isn't pre-bundled, Vite
 * reloads the page, which discards what the reader has typed. Until then, the page may have two copies of React.
 */
export function islandBundler(vite: ViteDevServer): (html: string) => Promise<void> {
  const { client } = vite.environments;
  const { base } = vite.config;
  const warm = async (address: string, seen: Set<EnvironmentModuleNode>): Promise<void> => {
    await client.warmupRequest(address);
    const module = await client.moduleGraph.getModuleByUrl(address);
    if (module === undefined || seen.has(module)) return;
    seen.add(module);
    const own = [...module.importedModules].filter(({ file }) => isOwn(file));
    await Promise.all(own.map(({ url }) => warm(url, seen)));
  };
  return async (html) => {
    const addresses = [...html.matchAll(/<lectern-island [^>]*?data-module="([^"?]+)/g)]
      .map(([, address = '']) => `/${address.slice(base.length)}`)
      .filter((address) => !address.startsWith(`/@fs${engineRoot()}`));
    const seen = new Set<EnvironmentModuleNode>();
    await Promise.all([...new Set(addresses)].map((address) => warm(address, seen)));
    const found = Object.values(client.depsOptimizer?.metadata.discovered ?? {});
    await Promise.all(found.map(({ processing }) => processing));
  };
}

/** The packages that the engine imports are bundled when the server starts. */
function isOwn(file: string | null): boolean {
  return (
    file !== null && !file.startsWith(engineRoot()) && !/\/(?:node_modules|\.lectern\/vite)\//.test(file)
  );
}

/**
 * Vite keeps the command to reload until a browser connects. A page that is sent later needs no reload, because
 * `islandBundler` has waited.
 */
export function skipLateReloads({ environments: { client }, ws }: ViteDevServer): void {
  const send = client.hot.send.bind(client.hot) as (payload: unknown) => void;
  client.hot.send = (payload: unknown) => {
    const isReload = (payload as { type?: unknown } | null)?.type === 'full-reload';
    if (!isReload || ws.clients.size > 0) send(payload);
  };
}
