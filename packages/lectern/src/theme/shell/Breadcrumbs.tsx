import SiteHome from '@theme/DocBreadcrumbs/Items/Home';
import type { ReactNode } from 'react';
import type { PageData } from '../../model/page-data.types.js';
import { useMessages, usePage } from '../context.js';
import { isOfTheme } from '../of-theme.js';

export function Breadcrumbs(): ReactNode {
  const { breadcrumbs, site } = usePage();
  const t = useMessages();
  if (breadcrumbs.length === 0) return null;
  const last = breadcrumbs.length - 1;
  return (
    <nav className="breadcrumbs" aria-label={t('theme.nav.breadcrumbs')}>
      <ol>
        {isOfTheme(SiteHome) ? (
          <li>
            <a href={site.base}>{t('theme.nav.home')}</a>
          </li>
        ) : (
          <SiteHome />
        )}
        {breadcrumbs.map((crumb, index) => (
          <li key={`${crumb.label} ${crumb.href}`}>
            <Crumb crumb={crumb} isLast={index === last} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Crumb({ crumb, isLast }: { crumb: PageData['breadcrumbs'][number]; isLast: boolean }): ReactNode {
  if (isLast) return <span aria-current="page">{crumb.label}</span>;
  return crumb.href === undefined ? <span>{crumb.label}</span> : <a href={crumb.href}>{crumb.label}</a>;
}
