import type { ReactNode } from 'react';
import type { Mark } from '../../model/types.js';
import { useMessages } from '../useMessages.js';

export function Badge({ children }: { children: ReactNode }): ReactNode {
  return (
    <>
      {/* The space separates the badges into words for search engines and screen readers. */ ' '}
      <span className="ref-badge">{children}</span>
    </>
  );
}

export function Marks({ marks }: { marks: readonly Mark[] }): ReactNode {
  const t = useMessages();
  return marks.map((mark) => <Badge key={mark}>{t(`theme.reference.${mark}`)}</Badge>);
}
