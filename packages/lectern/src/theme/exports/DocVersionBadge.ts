import { VersionBadge } from '../shell/VersionBanner.js';
import { staticInIslands } from '../static-in-islands.js';

export default staticInIslands(VersionBadge);
