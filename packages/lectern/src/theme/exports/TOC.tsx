import type { ReactNode } from 'react';
import { outsideOfItem } from '../compat/DocumentItem.js';
import { translate } from '../compat/Translate.js';
import { LateInIslands } from '../late-in-islands.js';
import type { TocEntry } from '../shell/Toc.js';
import { Toc, TocList } from '../shell/Toc.js';
import { staticInIslands } from '../static-in-islands.js';

interface Props {
  toc: readonly TocEntry[];
}

const StaticToc = staticInIslands(Toc);

/** An ejected layout may also render this component in the browser. */
export default outsideOfItem(TOC);

function TOC(props: Props): ReactNode {
  return <LateInIslands prerendered={<StaticToc {...props} />} late={<LateToc {...props} />} />;
}

/** In the browser, only translations from the site's `code.json` are available. */
function LateToc({ toc }: Props): ReactNode {
  return <TocList toc={toc} title={translate({ id: 'theme.toc.title', message: 'On this page' })} />;
}
