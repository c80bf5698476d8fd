import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useBaseUrl } from './useBaseUrl.js';

interface Props extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** A route of this site, without the base path. */
  to?: string | undefined;
  href?: string | undefined;
}

/** `@docusaurus/Link`: a link whose address gets the base path. */
export default function Link({ to, href, children, ...rest }: Props): ReactNode {
  return (
    <a href={useBaseUrl(to ?? href ?? '')} {...rest}>
      {children}
    </a>
  );
}
