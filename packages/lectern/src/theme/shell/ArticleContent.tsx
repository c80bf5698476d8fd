import type { ReactNode } from 'react';
import { useContext } from 'react';
import { RenderContext } from '../context.js';
import { staticInIslands } from '../static-in-islands.js';
import type { Props } from './DocItem.js';
import { DocItemContent } from './DocItem.js';

const StaticContent = staticInIslands(DocItemContent);

/** Static HTML is rendered outside the surrounding contexts, so `inArticle` is a prop. */
export function ArticleContent(props: Props): ReactNode {
  const { inArticle = false } = useContext(RenderContext) ?? {};
  return <StaticContent {...props} inArticle={inArticle} />;
}
