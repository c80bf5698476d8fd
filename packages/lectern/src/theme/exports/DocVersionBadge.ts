import { outsideOfItem } from '../compat/DocumentItem.js';
import { VersionBadge } from '../shell/VersionBanner.js';
import { staticInIslands } from '../static-in-islands.js';

export default outsideOfItem(staticInIslands(VersionBadge));
