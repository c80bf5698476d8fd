import { outsideOfItem } from '../compat/DocumentItem.js';
import { Breadcrumbs } from '../shell/Breadcrumbs.js';
import { staticInIslands } from '../static-in-islands.js';

export default outsideOfItem(staticInIslands(Breadcrumbs));
