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
 * Calls the route listeners for the current page, after each navigation, and when the query or the hash changes. If
 * `onRouteUpdate` returns a cleanup function, the cleanup function runs before `onRouteDidUpdate`, as in Docusaurus.
 */
export function startRouteListeners(modules: readonly unknown[]): void {
  const listeners = modules.map(clientModuleIn);
  let previousLocation: Place | null = null;
  const tell = (): void => {
    const { pathname, search, hash } = window.location;
    if (hrefOf(previousLocation) === hrefOf(window.location)) return;
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
  // If the path changes, too, `lectern:page` follows as soon as the page is shown.
  const tellIfHere = (): void => {
    if (window.location.pathname === previousLocation?.pathname) tell();
  };
  for (const event of ['hashchange', 'popstate', 'lectern:moved']) addEventListener(event, tellIfHere);
}

function hrefOf(place: Pick<Place, 'pathname' | 'search' | 'hash'> | null): string | undefined {
  return place === null ? undefined : place.pathname + place.search + place.hash;
}

function clientModuleIn(module: unknown): ClientModule {
  const exported = module as ClientModule & { default?: ClientModule | undefined };
  return {
    onRouteUpdate: exported.onRouteUpdate ?? exported.default?.onRouteUpdate,
    onRouteDidUpdate: exported.onRouteDidUpdate ?? exported.default?.onRouteDidUpdate,
  };
}
