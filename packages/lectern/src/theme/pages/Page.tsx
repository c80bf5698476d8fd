import type { ReactNode } from 'react';
import type { PageData } from '../../model/page-data.types.js';
import { DocCardList } from '../article/DocCardList.js';
import { useMessages, usePage } from '../context.js';
import { Breadcrumbs } from '../shell/Breadcrumbs.js';
import { Menu } from '../shell/Menu.js';
import { PageMeta } from '../shell/PageMeta.js';
import { Pagination } from '../shell/Pagination.js';
import { Toc } from '../shell/Toc.js';
import { VersionBanner } from '../shell/VersionBanner.js';
import { NotFound } from './NotFound.js';

/** Everything between the navbar and the footer: menu, article, table of contents. */
export function Page({ article }: { article: string }): ReactNode {
  const page = usePage();
  const layout = layoutOf(page);
  return (
    <div className={`layout layout-${layout}`}>
      <Menu />
      <main id="main" className="main" tabIndex={-1} data-region="main" data-layout={layout}>
        <Content html={article} />
      </main>
    </div>
  );
}

function layoutOf({ kind, sidebar }: PageData): 'free' | 'single' | 'docs' | 'api' {
  if (kind === 'component-page') return 'free';
  if (kind === 'openapi') return 'api';
  return sidebar === undefined ? 'single' : 'docs';
}

function Content({ html }: { html: string }): ReactNode {
  const { kind } = usePage();
  if (kind === 'component-page') return <Html html={html} />;
  return kind === 'not-found' ? <NotFound /> : <Article html={html} />;
}

function Article({ html }: { html: string }): ReactNode {
  const page = usePage();
  const t = useMessages();
  const title = page.showTitle ? <h1>{page.title}</h1> : null;
  return (
    <>
      <Toc />
      <div className={classOf(page)}>
        <VersionBanner />
        <Breadcrumbs />
        {page.unlisted ? <p className="version-banner">{t('theme.unlisted')}</p> : null}
        {page.kind === 'category' ? (
          <article className="prose">
            {title}
            {page.lead === undefined ? null : <p className="lead">{page.lead}</p>}
            <DocCardList />
          </article>
        ) : (
          <article className="prose">
            {title}
            <Html html={html} />
          </article>
        )}
        <PageMeta />
        <Pagination />
      </div>
    </>
  );
}

/** The page of an API has a column of its own, which may be wider. */
function classOf({ kind, wrapperClassName }: PageData): string {
  const column = kind === 'openapi' ? 'api-column' : 'article-column';
  return wrapperClassName === undefined ? column : `${column} ${wrapperClassName}`;
}

/** An article is rendered before its page, so that what it says of the page can stand in the head. */
function Html({ html }: { html: string }): ReactNode {
  return <lectern-static dangerouslySetInnerHTML={{ __html: html }} />;
}
