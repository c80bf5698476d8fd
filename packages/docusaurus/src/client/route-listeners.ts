interface ClientModule {
  onRouteUpdate?: RouteListener | undefined;
  onRouteDidUpdate?: RouteListener | undefined;
}

type RouteListener = (update: { location: Place; previousLocation: Place | null }) => unknown;

interface Place {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
}

/**
 * Calls the route listeners for the current page and after each navigation. If `onRouteUpdate` returns a cleanup
 * function, the cleanup function runs before `onRouteDidUpdate`, as in Docusaurus.
 */
export function startRouteListeners(modules: readonly unknown[]): void {
  const listeners = modules.map(clientModuleIn);
  let previousLocation: Place | null = null;
  const tell = (): void => {
    const { pathname, search, hash } = window.location;
    const location = { pathname, search, hash, state: window.history.state as unknown };
    const update = { location, previousLocation };
    previousLocation = location;
    for (const { onRouteUpdate, onRouteDidUpdate } of listeners) {
      const done = onRouteUpdate?.(update);
      if (typeof done === 'function') (done as () => void)();
      onRouteDidUpdate?.(update);
    }
  };
  tell();
  addEventListener('lectern:page', tell);
}

function clientModuleIn(module: unknown): ClientModule {
  const exported = module as ClientModule & { default?: ClientModule | undefined };
  return {
    onRouteUpdate: exported.onRouteUpdate ?? exported.default?.onRouteUpdate,
    onRouteDidUpdate: exported.onRouteDidUpdate ?? exported.default?.onRouteDidUpdate,
  };
}
