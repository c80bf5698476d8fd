import TOC from '@theme/TOC';
import type { ReactNode } from 'react';
import { outsideOfItem } from '../../../compat/DocumentItem.js';
import { useDoc } from '../../../compat/docs-client.js';
import { usePage } from '../../../context.js';
import { LateInIslands } from '../../../late-in-islands.js';
import { tocItems } from '../../../shell/Toc.js';
import { staticInIslands } from '../../../static-in-islands.js';

function TocOfPage(): ReactNode {
  return <TOC toc={tocItems(usePage().toc)} />;
}

const StaticToc = staticInIslands(TocOfPage);

/** An ejected layout may render this component in the browser only, after measuring the window's width. */
export default outsideOfItem(TOCDesktop);

function TOCDesktop(): ReactNode {
  return <LateInIslands prerendered={<StaticToc />} late={<LateToc />} />;
}

function LateToc(): ReactNode {
  return <TOC toc={useDoc().toc} />;
}
