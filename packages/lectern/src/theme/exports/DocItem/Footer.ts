import { outsideOfItem } from '../../compat/DocumentItem.js';
import { PageMeta } from '../../shell/PageMeta.js';
import { staticInIslands } from '../../static-in-islands.js';

export default outsideOfItem(staticInIslands(PageMeta));
