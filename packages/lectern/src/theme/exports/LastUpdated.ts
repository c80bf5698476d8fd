import { LastUpdated } from '../shell/page-meta-parts.js';
import { staticInIslands } from '../static-in-islands.js';

export default staticInIslands(LastUpdated);
