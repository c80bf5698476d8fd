import type { ReactNode } from 'react';
import { useMessages, usePage } from '../context.js';
import styles from './not-found.css?inline';

export function NotFound(): ReactNode {
  const { title, site } = usePage();
  const t = useMessages();
  return (
    <div className="not-found">
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      <svg viewBox="0 0 120 60" width="120" height="60" aria-hidden="true">
        <path d="M8 30h14M30 22v16M40 14v32M50 20v20M60 26v8" />
        <path d="M76 30h8M92 30h4M104 30h2" className="faint" />
      </svg>
      <h1>{title}</h1>
      <p>{t('theme.notFound.text')}</p>
      <p>
        <a href={site.base}>{t('theme.notFound.home')}</a>
      </p>
    </div>
  );
}
