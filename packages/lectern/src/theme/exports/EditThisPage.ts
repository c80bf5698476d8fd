import { EditThisPage } from '../shell/page-meta-parts.js';
import { staticInIslands } from '../static-in-islands.js';

export default staticInIslands(EditThisPage);
