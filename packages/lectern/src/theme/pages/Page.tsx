import DocItem from '@theme/DocItem';
import DocItemLayout from '@theme/DocItem/Layout';
import Footer from '@theme/Footer';
import NotFound from '@theme/NotFound';
import DocItemContent from '@theme-article/DocItem/Content';
import type { ReactNode } from 'react';
import type { PageData } from '../../model/page-data.types.js';
import { useDoc } from '../compat/docs-client.js';
import { useLocation } from '../compat/router.js';
import { usePage, useRenderContext } from '../context.js';
import { DocItemLayout as ItemLayout, DocItemContent as OwnContent, ProseArticle } from '../shell/DocItem.js';
import { Menu } from '../shell/Menu.js';
import { useArticleWords } from './article-words.js';
import { CategoryPage } from './CategoryPage.js';
import { SearchPage } from './SearchPage.js';

/** The footer is next to the sidebar and aligns with the article, so it is part of this layout. */
export function Page({ article }: { article: string }): ReactNode {
  const page = usePage();
  const layout = layoutOf(page);
  const versionClass = page.version?.className;
  // As in Docusaurus, a page that renders its own layout may contain a `main` element, and a page must have only one.
  const Main = /<main[\s>]/.test(article) ? 'lectern-main' : 'main';
  return (
    <div className={`layout layout-${layout}${versionClass === undefined ? '' : ` ${versionClass}`}`}>
      <Menu />
      <Main id="main" className="main" tabIndex={-1} data-region="main" data-layout={layout}>
        <Content html={article} />
      </Main>
      <Footer />
    </div>
  );
}

function layoutOf({
  kind,
  sidebar,
  layout,
}: Pick<PageData, 'kind' | 'sidebar' | 'layout'>): 'free' | 'single' | 'docs' | 'wide' {
  if (kind === 'component-page' || layout === 'free') return 'free';
  if (layout === 'wide') return 'wide';
  return sidebar === undefined ? 'single' : 'docs';
}

function Content({ html }: { html: string }): ReactNode {
  const { kind, layout } = usePage();
  const location = useLocation();
  if (kind === 'component-page' || layout === 'free') return <Html html={html} />;
  if (kind === 'search') return <SearchPage />;
  if (kind === 'category') return <CategoryPage />;
  return kind === 'not-found' ? <NotFound location={location} /> : <Article html={html} />;
}

function Article({ html }: { html: string }): ReactNode {
  const page = usePage();
  const { contentLanguage: language, site } = page;
  const direction = language?.direction === site.direction ? undefined : language?.direction;
  const words = useArticleWords(html);
  const ItemContent = page.kind === 'doc' ? DocItemContent : OwnContent;
  const body = (
    <ProseArticle lang={language?.htmlLang} dir={direction} data-words={words}>
      <ItemContent>
        <Html html={html} />
      </ItemContent>
    </ProseArticle>
  );
  // The site's document components don't apply to blogs and other pages.
  if (page.kind !== 'doc') return <ItemLayout>{body}</ItemLayout>;
  return <Document title={page.title}>{body}</Document>;
}

function Document({ title, children }: { title: string; children: ReactNode }): ReactNode {
  // An ejected component renders `content` instead of its children. The `content` includes the title.
  const content = Object.assign(() => children, useDoc(), { contentTitle: title });
  return (
    <DocItem content={content}>
      <DocItemLayout>{children}</DocItemLayout>
    </DocItem>
  );
}

/** The article is rendered before the page, because the head needs the article's metadata. */
function Html({ html }: { html: string }): ReactNode {
  const { contexts, onArticle } = useRenderContext();
  onArticle?.(contexts);
  return <lectern-static dangerouslySetInnerHTML={{ __html: html }} />;
}
