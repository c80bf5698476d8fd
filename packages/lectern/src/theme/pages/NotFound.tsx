import SiteLayout from '@theme/Layout';
import SiteContent from '@theme/NotFound/Content';
import type { ReactNode } from 'react';
import suggestions from '../../client/not-found/suggest.ts?page-script';
import { useMessages, usePage, useRenderContext } from '../context.js';
import styles from './not-found.css?inline';

export function NotFound(): ReactNode {
  return (
    <SiteLayout>
      <SiteContent />
    </SiteLayout>
  );
}

/** `client/not-found` adds the pages with similar URLs. */
export function NotFoundContent(): ReactNode {
  const { title, site } = usePage();
  const t = useMessages();
  const { islandUrl } = useRenderContext('NotFound');
  return (
    <div className="not-found">
      <link rel="modulepreload" data-page-script="" href={islandUrl(suggestions)} />
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      <svg viewBox="0 0 120 60" width="120" height="60" aria-hidden="true">
        <path d="M8 30h14M30 22v16M40 14v32M50 20v20M60 26v8" />
        <path d="M76 30h8M92 30h4M104 30h2" className="faint" />
      </svg>
      <h1>{title}</h1>
      <p>{t('theme.notFound.text')}</p>
      {site.search === undefined ? null : (
        <search>
          <form className="not-found-search" action={site.search.href}>
            <input type="search" name="q" aria-label={t('theme.search')} autoComplete="off" />
            <button type="submit">{t('theme.search')}</button>
          </form>
        </search>
      )}
      <p>
        <a href={site.base}>{t('theme.notFound.home')}</a>
      </p>
      <section className="not-found-near" data-sitemap={site.sitemap}>
        <h2>{t('theme.notFound.near')}</h2>
        <ul />
      </section>
    </div>
  );
}
