import type { MouseEvent, ReactNode } from 'react';

interface Props {
  id: string;
  activeId: string | undefined;
  href: string;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  className?: string;
  children: ReactNode;
}

/** An option that is a link. Focus stays in the search field, which references the active option. */
export function OptionLink({ id, activeId, href, onClick, className, children }: Props): ReactNode {
  return (
    <a
      id={id}
      role="option"
      aria-selected={id === activeId}
      tabIndex={-1}
      className={className}
      href={href}
      onClick={onClick}
    >
      {children}
    </a>
  );
}
