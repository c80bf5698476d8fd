import { outsideOfItem } from '../../compat/DocumentItem.js';
import { DocItemPaginator } from '../../shell/DocItemPaginator.js';
import { staticInIslands } from '../../static-in-islands.js';

export default outsideOfItem(staticInIslands(DocItemPaginator));
