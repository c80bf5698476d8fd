import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useContext } from 'react';
import { RenderContext } from '../context.js';
import { useBaseUrl } from './useBaseUrl.js';

interface Props extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** Route within this site, without the base path. */
  to?: string | undefined;
  href?: string | undefined;
  autoAddBaseUrl?: boolean | undefined;
  'data-noBrokenLinkCheck'?: boolean | undefined;
}

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
  // In Docusaurus, `pathname://` marks a file or another site on the same server, so `trailingSlash` doesn't apply.
  const isFile = given?.startsWith('pathname://') === true;
  const slash = isFile ? undefined : page?.site.trailingSlash;
  const target = isFile ? given.slice('pathname://'.length) : given;
  const full = useBaseUrl(target ?? '');
  const whole = autoAddBaseUrl || target === undefined ? full : target;
  const address = isRelative(target)
    ? resolved({ target, pathname: page?.href ?? location.pathname })
    : whole;
  return (
    <a
      {...(target === undefined ? {} : { href: withPolicy({ address, slash, base: page?.site.base }) })}
      {...(isFile || isUnchecked ? { 'data-external': '' } : {})}
      {...rest}
    >
      {children}
    </a>
  );
}

function withPolicy({
  address,
  slash,
  base = '/',
}: {
  address: string;
  slash: boolean | undefined;
  base: string | undefined;
}): string {
  if (slash === undefined) return address;
  return slash ? withSlash(address) : withoutSlash({ address, base });
}

/** The home page keeps its trailing slash. */
function withoutSlash({ address, base }: { address: string; base: string }): string {
  return address.replace(/^(\/(?!\/)[^?#]*)\/(?=[?#]|$)/, (path, plain: string) =>
    path === base ? path : plain,
  );
}

/** URLs of files and other sites stay unchanged. */
function withSlash(address: string): string {
  return address.replace(/^(\/[^?#]*[^/?#])(?=[?#]|$)/, (path) =>
    /\.[a-z\d]+$/i.test(path) ? path : `${path}/`,
  );
}

function isRelative(target: string | undefined): target is string {
  return target !== undefined && target !== '' && !/^(?:[a-z][a-z\d+.-]*:|[/#?]|lectern-)/i.test(target);
}

/** Resolves a relative URL as a browser does on a page whose URL has no trailing slash. */
function resolved({ target, pathname }: { target: string; pathname: string }): string {
  const { pathname: path, search, hash } = new URL(target, `http://site${pathname.replace(/(.)\/$/, '$1')}`);
  return path + search + hash;
}
