import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useContext } from 'react';
import { RenderContext } from '../context.js';
import { useBaseUrl } from './useBaseUrl.js';

interface Props extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** A route of this site, without the base path. */
  to?: string | undefined;
  href?: string | undefined;
  /** Whether the base path is added. Default: true. */
  autoAddBaseUrl?: boolean | undefined;
  /** True for a URL that the build does not check. */
  'data-noBrokenLinkCheck'?: boolean | undefined;
}

/** `@docusaurus/Link`: a link that adds the base path, and a trailing slash if the site uses one. */
export default function Link({
  to,
  href,
  autoAddBaseUrl = true,
  'data-noBrokenLinkCheck': isUnchecked = false,
  children,
  ...rest
}: Props): ReactNode {
  const page = useContext(RenderContext)?.page;
  const given = to ?? href;
  // A file or another site on the same server, so its URL stays as it is.
  const isFile = given?.startsWith('pathname://') === true;
  const slash = page?.site.trailingSlash === true && !isFile;
  const target = isFile ? given.slice('pathname://'.length) : given;
  const full = useBaseUrl(target ?? '');
  const whole = autoAddBaseUrl || target === undefined ? full : target;
  const address = isRelative(target)
    ? resolved({ target, pathname: page?.href ?? location.pathname })
    : whole;
  return (
    // Without a target, it is an anchor for other links.
    <a
      {...(target === undefined ? {} : { href: slash ? withSlash(address) : address })}
      {...(isFile || isUnchecked ? { 'data-external': '' } : {})}
      {...rest}
    >
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
