import { DocItemPaginator } from '../../shell/DocItemPaginator.js';
import { staticInIslands } from '../../static-in-islands.js';

export default staticInIslands(DocItemPaginator);
