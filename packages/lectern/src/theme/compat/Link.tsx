import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useContext } from 'react';
import { RenderContext } from '../context.js';
import { useBaseUrl } from './useBaseUrl.js';

interface Props extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** A route of this site, without the base path. */
  to?: string | undefined;
  href?: string | undefined;
}

/** `@docusaurus/Link`: a link that adds the base path, and a trailing slash if the site uses one. */
export default function Link({ to, href, children, ...rest }: Props): ReactNode {
  const page = useContext(RenderContext)?.page;
  const slash = page?.site.trailingSlash === true;
  const target = to ?? href;
  const full = useBaseUrl(target ?? '');
  const address = isRelative(target) ? resolved({ target, pathname: page?.href ?? location.pathname }) : full;
  return (
    // Without a target, it is an anchor for other links.
    <a {...(target === undefined ? {} : { href: slash ? withSlash(address) : address })} {...rest}>
      {children}
    </a>
  );
}

/** Only for URLs of pages, not of other sites or files. */
function withSlash(address: string): string {
  return address.replace(/^(\/[^?#]*[^/?#])(?=[?#]|$)/, (path) =>
    /\.[a-z\d]+$/i.test(path) ? path : `${path}/`,
  );
}

function isRelative(target: string | undefined): target is string {
  return target !== undefined && target !== '' && !/^(?:[a-z][a-z\d+.-]*:|[/#?]|lectern-)/i.test(target);
}

/** Resolved like a browser would without a trailing slash. */
function resolved({ target, pathname }: { target: string; pathname: string }): string {
  const { pathname: path, search, hash } = new URL(target, `http://site${pathname.replace(/(.)\/$/, '$1')}`);
  return path + search + hash;
}
