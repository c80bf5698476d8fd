import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { LinkData } from '../../model/link-data.types.js';

interface Props extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  link: LinkData;
}

/** Unlike `Link`, leaves the URL unchanged. */
export function ShellLink({ link, children, ...rest }: Props): ReactNode {
  return (
    <a href={link.href} {...(link.external ? { rel: 'noopener', 'data-external': '' } : {})} {...rest}>
      {children ?? link.label}
    </a>
  );
}
