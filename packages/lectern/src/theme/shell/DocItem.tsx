import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemFooter from '@theme/DocItem/Footer';
import DocItemMetadata from '@theme/DocItem/Metadata';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOC from '@theme/DocItem/TOC/Desktop';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import MDXContent from '@theme/MDXContent';
import TOC from '@theme/TOC';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { RenderContext, useMessages, usePage, useRenderContext } from '../context.js';
import { DocItemPaginator as OwnPaginator } from './DocItemPaginator.js';
import { PageMeta } from './PageMeta.js';
import { tocItems } from './Toc.js';
import { TranslationNotice } from './VersionBanner.js';

export interface Props {
  children?: ReactNode;
}

export function DocItem({ children }: Props): ReactNode {
  return (
    <>
      <DocItemMetadata />
      {children}
    </>
  );
}

export function DocItemLayout({ children }: Props): ReactNode {
  const page = usePage();
  const t = useMessages();
  return (
    <>
      <PageToc />
      <div className={columnClass(page)}>
        <DocVersionBanner />
        <TranslationNotice />
        <DocBreadcrumbs />
        <DocVersionBadge />
        {page.unlisted ? <p className="page-notice">{t('theme.unlisted')}</p> : null}
        {children}
        {page.layout === 'framed' ? null : <Below />}
      </div>
    </>
  );
}

function PageToc(): ReactNode {
  const { kind, toc } = usePage();
  if (toc.length === 0) return null;
  return kind === 'doc' ? <DocItemTOC /> : <TOC toc={tocItems(toc)} />;
}

function Below(): ReactNode {
  const isDoc = usePage().kind === 'doc';
  return (
    <>
      {isDoc ? <DocItemFooter /> : <PageMeta />}
      {isDoc ? <DocItemPaginator /> : <OwnPaginator />}
    </>
  );
}

function columnClass({
  layout,
  wrapperClassName,
}: {
  layout?: string | undefined;
  wrapperClassName?: string | undefined;
}): string {
  const column = layout === 'wide' ? 'wide-column' : 'article-column';
  return wrapperClassName === undefined ? column : `${column} ${wrapperClassName}`;
}

export function ProseArticle({ children, ...attributes }: ComponentPropsWithoutRef<'article'>): ReactNode {
  // A separate context wouldn't reach islands, which are separate React roots.
  const context = useRenderContext();
  return (
    <article className="prose" {...attributes}>
      <RenderContext.Provider value={{ ...context, inArticle: true }}>{children}</RenderContext.Provider>
    </article>
  );
}

/** An ejected layout also renders this component around the article, where the component has no effect. */
export function DocItemContent({ children, inArticle }: Props & { inArticle?: boolean }): ReactNode {
  const { page, inArticle: isInside = false } = useRenderContext();
  if (!(inArticle ?? isInside)) return children;
  return (
    <>
      {page.showTitle ? <h1>{page.title}</h1> : null}
      {page.kind === 'doc' ? <MDXContent>{children}</MDXContent> : children}
    </>
  );
}
