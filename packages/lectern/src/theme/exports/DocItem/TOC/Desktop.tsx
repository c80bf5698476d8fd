import TOC from '@theme/TOC';
import type { ReactNode } from 'react';
import { useDoc } from '../../../compat/docs-client.js';
import { outsideOfItem } from '../../../compat/DocumentItem.js';
import { usePage } from '../../../context.js';
import { lateInIslands } from '../../../late-in-islands.js';
import { tocItems } from '../../../shell/Toc.js';
import { staticInIslands } from '../../../static-in-islands.js';

function TocOfPage(): ReactNode {
  return <TOC toc={tocItems(usePage().toc)} />;
}

/** The table of contents of an ejected layout that shows it only when it knows the width of the window. */
function LateToc(): ReactNode {
  return <TOC toc={useDoc().toc} />;
}

export default lateInIslands({ Static: staticInIslands(outsideOfItem(TocOfPage)), Late: LateToc });
