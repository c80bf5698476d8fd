/** What a client module of Docusaurus may export. */
interface ClientModule {
  onRouteUpdate?: RouteListener | undefined;
  onRouteDidUpdate?: RouteListener | undefined;
}

type RouteListener = (update: { location: Place; previousLocation: Place | null }) => unknown;

/** A location as the router of Docusaurus gives it. */
interface Place {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
}

/**
 * Calls the listeners of client modules for the page that is shown and for each that follows. Both are called when the
 * page is there; what `onRouteUpdate` returns is called in between, as it would be when the route has changed.
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

/** Named exports, or a default export that holds the same. */
function clientModuleIn(module: unknown): ClientModule {
  const exported = module as ClientModule & { default?: ClientModule | undefined };
  return {
    onRouteUpdate: exported.onRouteUpdate ?? exported.default?.onRouteUpdate,
    onRouteDidUpdate: exported.onRouteDidUpdate ?? exported.default?.onRouteDidUpdate,
  };
}
