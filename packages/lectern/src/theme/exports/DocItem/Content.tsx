import type { ReactNode } from 'react';
import { useContext } from 'react';
import { RenderContext } from '../../context.js';
import type { Props } from '../../shell/DocItem.js';
import { DocItemContent } from '../../shell/DocItem.js';
import { staticInIslands } from '../../static-in-islands.js';

const StaticContent = staticInIslands(DocItemContent);

/** Passes on whether it is in the article, because its static HTML is rendered outside of all surrounding contexts. */
export default function Content(props: Props): ReactNode {
  const { inArticle = false } = useContext(RenderContext) ?? {};
  return <StaticContent {...props} inArticle={inArticle} />;
}
