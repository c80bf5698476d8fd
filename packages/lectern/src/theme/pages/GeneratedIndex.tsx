import SiteDocCardList from '@theme/DocCardList';
import type { ReactNode } from 'react';
import { DocCardList, useCardItems } from '../article/DocCardList.js';
import { usePage } from '../context.js';
import { isOfTheme } from '../of-theme.js';
import { DocItemContent, DocItemLayout, ProseArticle } from '../shell/DocItem.js';
import { useArticleWords } from './article-words.js';

interface Link {
  title: string;
  permalink: string;
}

/** The site's own component gets these props, as in Docusaurus. The theme's component reads them from the page. */
export interface Props {
  categoryGeneratedIndex: {
    title: string;
    description?: string | undefined;
    slug: string;
    permalink: string;
    keywords: readonly string[];
    navigation: { previous?: Link | undefined; next?: Link | undefined };
  };
}

export function GeneratedIndex(_: Props): ReactNode {
  const { lead } = usePage();
  const items = useCardItems();
  const words = useArticleWords('');
  return (
    <DocItemLayout>
      <ProseArticle data-words={words}>
        <DocItemContent>
          {lead === undefined ? null : <p className="lead">{lead}</p>}
          {isOfTheme(SiteDocCardList) ? <DocCardList /> : <SiteDocCardList items={items} />}
        </DocItemContent>
      </ProseArticle>
    </DocItemLayout>
  );
}
