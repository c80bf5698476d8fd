import type { ReactNode } from 'react';
import { useContext } from 'react';
import { RenderContext } from '../context.js';
import { staticInIslands } from '../static-in-islands.js';
import type { Props } from './DocItem.js';
import { DocItemContent } from './DocItem.js';

const StaticContent = staticInIslands(DocItemContent);

/** Passes `inArticle` as a prop, because static HTML is rendered without the surrounding contexts. */
export function ArticleContent(props: Props): ReactNode {
  const { inArticle = false } = useContext(RenderContext) ?? {};
  return <StaticContent {...props} inArticle={inArticle} />;
}
