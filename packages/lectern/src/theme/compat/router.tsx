import type { ComponentProps, ComponentType, CSSProperties, ReactNode, Ref } from 'react';
import { useContext, useSyncExternalStore } from 'react';
import { RenderContext } from '../context.js';
import Head from './Head.js';
import { useBaseUrl } from './useBaseUrl.js';

export interface Location {
  pathname: string;
  search: string;
  hash: string;
  state: undefined;
  key: string;
}

/** During hydration, the URL has no query or hash, because the prerendered HTML can't depend on them. */
function useHref(): string {
  const context = useContext(RenderContext);
  const built = context?.page.href;
  return useSyncExternalStore(
    subscribe,
    () => location.pathname + location.search + location.hash,
    () => built ?? location.pathname,
  );
}

function subscribe(onChange: () => void): () => void {
  const events = ['popstate', 'hashchange', 'lectern:page'];
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}

export function useLocation(): Location {
  const [, pathname = '/', search = '', hash = ''] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(useHref())?.map((part) => part ?? '') ?? [];
  return { pathname, search, hash, state: undefined, key: 'default' };
}

interface Target {
  pathname?: string;
  search?: string;
  hash?: string;
}

function addressOf(target: string | Target): string {
  if (typeof target === 'string') return target;
  return `${target.pathname ?? location.pathname}${target.search ?? ''}${target.hash ?? ''}`;
}

/** If only the query or the hash changes, no page is loaded. */
function go({ target, replace }: { target: string | Target; replace: boolean }): void {
  const url = new URL(addressOf(target), location.href);
  if (url.pathname === location.pathname && url.origin === location.origin) {
    history[replace ? 'replaceState' : 'pushState'](history.state, '', url);
    dispatchEvent(new Event('popstate'));
  } else if (replace) location.replace(url);
  else location.assign(url);
}

export function useHistory() {
  const current = useLocation();
  return {
    location: current,
    push: (target: string | Target): void => go({ target, replace: false }),
    replace: (target: string | Target): void => go({ target, replace: true }),
    goBack: (): void => history.back(),
    goForward: (): void => history.forward(),
    listen: (listener: (location: Location) => void): (() => void) => subscribe(() => listener(current)),
    block: (): (() => void) => () => undefined,
  };
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
  const href = useBaseUrl(typeof to === 'string' ? to : (to.pathname ?? '/'));
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
  return `${target.pathname ?? current.pathname}${target.search ?? ''}${target.hash ?? ''}`;
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
