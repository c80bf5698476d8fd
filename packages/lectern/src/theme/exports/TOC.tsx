import type { ReactNode } from 'react';
import { outsideOfItem } from '../compat/DocumentItem.js';
import { translate } from '../compat/Translate.js';
import { lateInIslands } from '../late-in-islands.js';
import type { TocEntry } from '../shell/Toc.js';
import { Toc, TocList } from '../shell/Toc.js';
import { staticInIslands } from '../static-in-islands.js';

/** The table of contents in the browser, which has only the translations of the site's own messages. */
function LateToc({ toc }: { toc: readonly TocEntry[] }): ReactNode {
  return <TocList toc={toc} title={translate({ id: 'theme.toc.title', message: 'On this page' })} />;
}

export default lateInIslands({ Static: staticInIslands(outsideOfItem(Toc)), Late: LateToc });
