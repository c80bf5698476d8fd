import type { ReactNode } from 'react';
import { useMessages } from '../context.js';

export function SkipToContent(): ReactNode {
  const t = useMessages();
  return (
    <a className="skip-link" href="#main">
      {t('theme.skipToContent')}
    </a>
  );
}
