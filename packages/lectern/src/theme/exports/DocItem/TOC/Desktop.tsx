import TOC from '@theme/TOC';
import type { ReactNode } from 'react';
import { outsideOfItem } from '../../../compat/DocumentItem.js';
import { usePage } from '../../../context.js';
import { tocItems } from '../../../shell/Toc.js';
import { staticInIslands } from '../../../static-in-islands.js';

function TocOfPage(): ReactNode {
  return <TOC toc={tocItems(usePage().toc)} />;
}

export default staticInIslands(outsideOfItem(TocOfPage));
