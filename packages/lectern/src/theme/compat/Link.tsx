import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useContext } from 'react';
import { RenderContext } from '../context.js';
import { useBaseUrl } from './useBaseUrl.js';

interface Props extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** A route of this site, without the base path. */
  to?: string | undefined;
  href?: string | undefined;
}

/** `@docusaurus/Link`: a link whose URL gets the base path, and the slash at its end where the site has one. */
export default function Link({ to, href, children, ...rest }: Props): ReactNode {
  const slash = useContext(RenderContext)?.page.site.trailingSlash === true;
  const address = useBaseUrl(to ?? href ?? '');
  return (
    <a href={slash ? withSlash(address) : address} {...rest}>
      {children}
    </a>
  );
}

/** URLs of pages only: not of other sites, and not of files. */
function withSlash(address: string): string {
  return address.replace(/^(\/[^?#]*[^/?#])(?=[?#]|$)/, (path) =>
    /\.[a-z\d]+$/i.test(path) ? path : `${path}/`,
  );
}
