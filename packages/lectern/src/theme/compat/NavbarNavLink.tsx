import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useContext } from 'react';
import { RenderContext } from '../context.js';
import Link from './Link.js';

export interface NavbarNavLinkProps extends ComponentPropsWithoutRef<typeof Link> {
  label?: ReactNode;
  html?: string | undefined;
  /** The link is current on pages whose path starts with this path. Default: `to`. */
  activeBasePath?: string | undefined;
  /** A pattern for the paths of pages. It takes precedence over `activeBasePath`. */
  activeBaseRegex?: string | undefined;
  activeClassName?: string | undefined;
  isDropdownLink?: boolean | undefined;
  prependBaseUrlToHref?: boolean | undefined;
}

export default function NavbarNavLink({
  label,
  html,
  children,
  activeBasePath,
  activeBaseRegex,
  activeClassName,
  isDropdownLink: _,
  prependBaseUrlToHref: __,
  className,
  ...link
}: NavbarNavLinkProps): ReactNode {
  const page = useContext(RenderContext)?.page;
  const path = page === undefined ? undefined : `/${page.href.slice(page.site.base.length)}`;
  const isCurrent =
    path !== undefined &&
    (activeBaseRegex !== undefined
      ? new RegExp(activeBaseRegex).test(path)
      : path.startsWith(activeBasePath ?? link.to ?? '\0'));
  return (
    <Link
      {...link}
      className={[className, isCurrent ? activeClassName : undefined].filter(Boolean).join(' ') || undefined}
      aria-current={isCurrent ? 'page' : undefined}
      {...(html === undefined ? {} : { dangerouslySetInnerHTML: { __html: html } })}
    >
      {html === undefined ? (label ?? children) : undefined}
    </Link>
  );
}
