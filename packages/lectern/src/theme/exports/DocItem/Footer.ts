import { PageMeta } from '../../shell/PageMeta.js';
import { staticInIslands } from '../../static-in-islands.js';

export default staticInIslands(PageMeta);
