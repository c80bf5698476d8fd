import type { ReactNode } from 'react';
import { useMessages, usePage } from '../context.js';

/** If the reader has closed the announcement, `client/head/first-paint.ts` hides it before the first paint. */
export function AnnouncementBar(): ReactNode {
  const { announcement } = usePage().site;
  const t = useMessages();
  if (announcement === undefined) return null;
  const { content, backgroundColor, textColor, isCloseable } = announcement;
  return (
    <section
      className="announcement"
      aria-label={t('theme.announcement.label')}
      style={{ backgroundColor, color: textColor }}
    >
      <div className="announcement-content" dangerouslySetInnerHTML={{ __html: content }} />
      {isCloseable ? (
        <button type="button" className="announcement-close" aria-label={t('theme.announcement.close')}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M6 6l12 12M18 6 6 18" />
          </svg>
        </button>
      ) : null}
    </section>
  );
}
