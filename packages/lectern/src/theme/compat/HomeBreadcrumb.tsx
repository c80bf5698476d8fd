import type { ReactNode } from 'react';
import { ofTheme } from '../of-theme.js';
import { translate } from './Translate.js';
import useBaseUrl from './useBaseUrl.js';

function HomeBreadcrumb(): ReactNode {
  const label = translate({ id: 'theme.docs.breadcrumbs.home', message: 'Home page' });
  return (
    <li className="breadcrumbs__item">
      <a className="breadcrumbs__link" href={useBaseUrl('/')}>
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path fill="none" stroke="currentColor" strokeWidth="2" d="M3 12l9-8 9 8M6 10v10h12V10" />
        </svg>
        <span className="sr-only">{label}</span>
      </a>
    </li>
  );
}

export default ofTheme(HomeBreadcrumb);
