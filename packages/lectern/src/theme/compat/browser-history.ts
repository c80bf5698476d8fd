export interface Location {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  key: string;
}

export type Action = 'POP' | 'PUSH' | 'REPLACE';

export interface Target {
  pathname?: string | undefined;
  search?: string | undefined;
  hash?: string | undefined;
  state?: unknown;
}

/** `history.state` of an entry that a component added. React Router stores the same object. */
interface EntryState {
  key: string;
  state: unknown;
  action: Action;
}

/** Dispatched when a component changes the query or the hash of the URL without leaving the page. */
const moved = 'lectern:moved';

export function subscribe(onChange: (event: Event) => void): () => void {
  const events = ['popstate', 'hashchange', 'lectern:page', moved];
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}

export function currentHref(): string {
  return location.pathname + location.search + location.hash;
}

export function parseHref(href: string): Pick<Location, 'pathname' | 'search' | 'hash'> {
  const [, pathname = '/', search = '', hash = ''] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href)?.map((part) => part ?? '') ?? [];
  return { pathname, search, hash };
}

export function entryState(): EntryState | undefined {
  if (typeof history === 'undefined') return undefined;
  const state = history.state as Partial<EntryState> | null;
  return typeof state?.key === 'string' ? (state as EntryState) : undefined;
}

/** In an object, the `?` of the query and the `#` of the hash are optional. A hash alone removes the query. */
export function hrefOf(target: string | Target): string {
  if (typeof target === 'string') return target.startsWith('#') ? location.pathname + target : target;
  const { pathname = location.pathname, search = '', hash = '' } = target;
  return pathname + prefixed({ text: search, prefix: '?' }) + prefixed({ text: hash, prefix: '#' });
}

function prefixed({ text, prefix }: { text: string; prefix: string }): string {
  return text === '' || text === prefix || text.startsWith(prefix) ? text : prefix + text;
}

interface Navigation {
  target: string | Target;
  action: 'PUSH' | 'REPLACE';
  state?: unknown;
}

/**
 * If only the query or the hash changes, the page stays, and so does the state of its components. A page that is pushed
 * with a state needs `pushState`, which browsers turn into a navigation.
 */
export function go({ target, action, state: given }: Navigation): void {
  const url = new URL(hrefOf(target), location.href);
  const state = given ?? (typeof target === 'string' ? undefined : target.state);
  const isReplaced = action === 'REPLACE';
  const isHere = url.pathname === location.pathname && url.origin === location.origin;
  const isPushed = state !== undefined && !isReplaced && 'navigation' in window;
  if (isHere || isPushed) {
    const entry: EntryState = { key: Math.random().toString(36).slice(2, 8), state, action };
    history[isReplaced ? 'replaceState' : 'pushState'](entry, '', url);
    if (isHere) dispatchEvent(new Event(moved));
  } else if (isReplaced) location.replace(url);
  else location.assign(url);
}

type Listener = (location: Location, action: Action) => void;

/** The same object on each call, so that it can be a dependency of an effect. Its location is always current. */
export const browserHistory = {
  get location(): Location {
    const { key = 'default', state } = entryState() ?? {};
    return { ...parseHref(currentHref()), state, key };
  },
  get action(): Action {
    return entryState()?.action ?? 'POP';
  },
  get length(): number {
    return typeof history === 'undefined' ? 1 : history.length;
  },
  push: (target: string | Target, state?: unknown): void => go({ target, action: 'PUSH', state }),
  replace: (target: string | Target, state?: unknown): void => go({ target, action: 'REPLACE', state }),
  go: (steps: number): void => history.go(steps),
  goBack: (): void => history.back(),
  goForward: (): void => history.forward(),
  createHref: hrefOf,
  listen: (listener: Listener): (() => void) => {
    let last = currentHref();
    return subscribe(({ type }) => {
      const href = currentHref();
      if (href === last) return;
      last = href;
      listener(browserHistory.location, type === 'popstate' ? 'POP' : browserHistory.action);
    });
  },
  block: (): (() => void) => () => undefined,
};
