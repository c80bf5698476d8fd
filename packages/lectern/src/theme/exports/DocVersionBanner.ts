import { outsideOfItem } from '../compat/DocumentItem.js';
import { VersionBanner } from '../shell/VersionBanner.js';
import { staticInIslands } from '../static-in-islands.js';

export default outsideOfItem(staticInIslands(VersionBanner));
