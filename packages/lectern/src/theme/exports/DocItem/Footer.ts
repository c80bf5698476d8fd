import { outsideOfItem } from '../../compat/DocumentItem.js';
import { PageMeta } from '../../shell/PageMeta.js';
import { staticInIslands } from '../../static-in-islands.js';

export default staticInIslands(outsideOfItem(PageMeta));
