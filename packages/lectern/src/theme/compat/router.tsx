import type { ComponentProps, ComponentType, CSSProperties, ReactNode, Ref } from 'react';
import { useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { RenderContext } from '../context.js';
import type { Location, Target } from './browser-history.js';
import {
  browserHistory,
  currentHref,
  entryState,
  go,
  hrefOf,
  parseHref,
  subscribe,
} from './browser-history.js';
import Head from './Head.js';
import { useBaseUrl } from './useBaseUrl.js';

export type { Location } from './browser-history.js';

/**
 * As in Docusaurus, the first render in the browser knows the query and the hash, which the HTML can't depend on. An
 * effect that runs only once would never see them otherwise.
 */
function useHref(): string {
  const built = useContext(RenderContext)?.page.href;
  // Without a context, the component runs in the browser.
  return useSyncExternalStore(subscribe, currentHref, () => built ?? currentHref());
}

/** The same object until the location changes, so that it can be a dependency of an effect. */
export function useLocation(): Location {
  const href = useHref();
  const entry = useSyncExternalStore(subscribe, entryState, entryState);
  return useMemo(
    () => ({ ...parseHref(href), state: entry?.state, key: entry?.key ?? 'default' }),
    [href, entry],
  );
}

export function useHistory(): typeof browserHistory {
  const value = useLocation();
  if (useContext(RenderContext) === undefined) return browserHistory;
  return Object.create(browserHistory, { location: { value } }) as typeof browserHistory;
}

/** Always empty, because each route is a file and has no parameters. */
export function useParams(): Record<string, string> {
  return {};
}

export function useRouteMatch(): { path: string; url: string; isExact: boolean; params: object } {
  const { pathname } = useLocation();
  return { path: pathname, url: pathname, isExact: true, params: {} };
}

export function matchPath(
  pathname: string,
  options: string | { path: string; exact?: boolean },
): { path: string; url: string; isExact: boolean; params: object } | null {
  const { path, exact = false } = typeof options === 'string' ? { path: options } : options;
  const isExact = pathname === path;
  const matches = isExact || (!exact && pathname.startsWith(path.endsWith('/') ? path : `${path}/`));
  return matches ? { path, url: path, isExact, params: {} } : null;
}

export function Redirect({ to }: { to: string | Target }): ReactNode {
  const { pathname } = useLocation();
  const href = useBaseUrl(typeof to === 'string' ? to : hrefOf({ ...to, pathname: to.pathname ?? pathname }));
  // In an island, the component may appear only after the reader has done something.
  useEffect(() => go({ target: href, action: 'REPLACE' }), [href]);
  return (
    <>
      <Head>
        <meta httpEquiv="refresh" content={`0; url=${href}`} />
      </Head>
      <a href={href}>{href}</a>
    </>
  );
}

type To = string | Target | ((current: Location) => string | Target);

interface LinkProps extends ComponentProps<'a'> {
  to: To;
  replace?: boolean;
  innerRef?: Ref<HTMLAnchorElement>;
}

/** Unlike Docusaurus's `Link`, this link of React Router doesn't add the base path. */
export function Link({ to, replace: _, innerRef, ...props }: LinkProps): ReactNode {
  const href = useTarget(to);
  return <a {...props} {...(innerRef === undefined ? {} : { ref: innerRef })} href={href} />;
}

function useTarget(to: To): string {
  const current = useLocation();
  const target = typeof to === 'function' ? to(current) : to;
  if (typeof target === 'string') return target;
  return hrefOf({ ...target, pathname: target.pathname ?? current.pathname });
}

interface NavLinkProps extends Omit<LinkProps, 'className' | 'style'> {
  className?: string | ((isActive: boolean) => string);
  style?: CSSProperties | ((isActive: boolean) => CSSProperties);
  activeClassName?: string;
  activeStyle?: CSSProperties;
  exact?: boolean;
  strict?: boolean;
  isActive?: (match: ReturnType<typeof matchPath>, current: Location) => boolean;
}

export function NavLink({
  to,
  className,
  style,
  activeClassName = 'active',
  activeStyle,
  exact = false,
  strict: _,
  isActive,
  ...props
}: NavLinkProps): ReactNode {
  const current = useLocation();
  const [path = ''] = useTarget(to).split(/[?#]/);
  const match = matchPath(current.pathname, { path, exact });
  const active = isActive?.(match, current) ?? match !== null;
  const classes = [
    typeof className === 'function' ? className(active) : className,
    ...(active ? [activeClassName] : []),
  ];
  return (
    <Link
      {...props}
      to={to}
      className={classes.filter(Boolean).join(' ')}
      style={{
        ...(typeof style === 'function' ? style(active) : style),
        ...(active ? activeStyle : {}),
      }}
      {...(active ? { 'aria-current': 'page' as const } : {})}
    />
  );
}

interface RouteProps {
  location: Location;
  history: ReturnType<typeof useHistory>;
  match: ReturnType<typeof useRouteMatch>;
}

export function withRouter<Props extends object>(
  Component: ComponentType<Props & RouteProps>,
): ComponentType<Props> {
  return function WithRouter(props: Props): ReactNode {
    const [current, history, match] = [useLocation(), useHistory(), useRouteMatch()];
    return <Component {...props} location={current} history={history} match={match} />;
  };
}
